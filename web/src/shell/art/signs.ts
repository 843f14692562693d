// The small signs on buttons, drawn with one line in a square of 24.
export const SIGNS = {
  menu: 'M4 6.5h16M4 12h16M4 17.5h16',
  undo: 'M9 5 4 10l5 5M4.5 10H14a5.5 5.5 0 0 1 0 11h-3',
  replay: 'M4 4v5h5M4.6 9A8.5 8.5 0 1 1 3.5 13M10.5 9.5v6l5-3z',
  log: 'M6 3.5h9l4 4v13H6zM9.5 10h6M9.5 13.5h6M9.5 17h4',
  help: 'M8.5 9a3.6 3.6 0 1 1 5.3 3.2c-1.3.7-1.8 1.3-1.8 2.8M12 19v.2',
  sound: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9a4 4 0 0 1 0 6M18 6.5a7.5 7.5 0 0 1 0 11',
  silence: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5l5 5M20.5 9.5l-5 5',
  hand: 'M9.5 5.5h8v14h-8zM6.7 6.6 4 7.3 7 19l1-.3',
  task: 'M6 21V4M6 4.5h11.5l-2.5 4 2.5 4H6',
  sides: 'M3.5 12a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0M17 7.5l4 4.5-4 4.5-2.5-2.8M14.8 9.9 17 7.5',
  chat: 'M4 5.5h16v11h-9l-4 3.5v-3.5H4z',
  close: 'm6 6 12 12M18 6 6 18',
  skip: 'm5 6 7 6-7 6zM13 6l7 6-7 6z',
  deck: 'M7.5 4.5h10v15h-10zM5 7v14h10',
  clock: 'M12 4a8.5 8.5 0 1 0 0 17 8.5 8.5 0 1 0 0-17M12 8v4.5l3 2M9.5 2.5h5',
  home: 'M4 11.5 12 4.5l8 7M6.5 10v10h11V10',
  tip: 'M12 3.5a6 6 0 0 0-3.5 10.9V17h7v-2.6A6 6 0 0 0 12 3.5M9.5 20.5h5',
  eye: 'M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 1 0 0-6',
  share: 'M12 15V4M8 7.5 12 3.5l4 4M6 11H5v9.5h14V11h-1',
} as const;

export type SignName = keyof typeof SIGNS;
