// Short sounds, made while they are heard: no files. A game composes its own of tones and noises; those that every table has
// are here. Nothing is heard before the reader has touched the page (browsers ask for that), nor where sound is switched off.
import { settings } from './settings.svelte';

export interface Tone {
  kind: 'tone';
  /** Hertz; with two numbers it slides from one to the other. */
  pitch: number | [number, number];
  /** Seconds after the beginning, and how long it takes to fade out. */
  at?: number;
  lasts: number;
  volume?: number;
  wave?: OscillatorType;
}

export interface Noise {
  kind: 'noise';
  at?: number;
  lasts: number;
  volume?: number;
  /** The middle of what is let through, in hertz; with two numbers it slides. */
  band: number | [number, number];
  /** How narrow that is: 1 is wide, 10 nearly a tone. */
  sharpness?: number;
}

export type Sound = readonly (Tone | Noise)[];

export const tone = (pitch: Tone['pitch'], lasts: number, more: Partial<Tone> = {}): Tone => ({ kind: 'tone', pitch, lasts, ...more });
export const noise = (band: Noise['band'], lasts: number, more: Partial<Noise> = {}): Noise => ({ kind: 'noise', band, lasts, ...more });
/** A struck bell: a tone with the overtones of metal. */
export const bell = (pitch: number, lasts: number, more: Partial<Tone> = {}): Tone[] =>
  [1, 2.76, 5.4].map((part, index) =>
    tone(pitch * part, lasts / (index + 1), { volume: [0.3, 0.12, 0.06][index]! * (more.volume ?? 1), ...(more.at === undefined ? {} : { at: more.at }) }),
  );

/** What every table has. */
export const YOUR_TURN: Sound = [...bell(660, 0.35), ...bell(880, 0.4, { at: 0.14 })];
export const VICTORY: Sound = [523, 659, 784, 1047].flatMap((pitch, index) => bell(pitch, index === 3 ? 0.9 : 0.3, { at: index * 0.13 }));
export const DEFEAT: Sound = [...bell(330, 0.4), ...bell(247, 0.8, { at: 0.22 })];

const VOLUME = 0.5;
let context: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** Let a sound be heard, if the reader wants sounds. */
export function play(sound: Sound): void {
  if (!settings().sound || typeof AudioContext === 'undefined') return;
  // a page that nobody has touched may not be heard: a browser would complain
  if (!context && navigator.userActivation && !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  const out = context.createGain();
  out.gain.value = VOLUME;
  out.connect(context.destination);
  for (const part of sound) begin(context, out, part);
}

function begin(audio: AudioContext, out: AudioNode, part: Tone | Noise): void {
  const from = audio.currentTime + (part.at ?? 0);
  const until = from + part.lasts;
  const gain = audio.createGain();
  const volume = part.volume ?? 0.3;
  gain.gain.setValueAtTime(0.0001, from);
  gain.gain.exponentialRampToValueAtTime(volume, from + Math.min(0.012, part.lasts / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, until);
  gain.connect(out);
  const slide = (param: AudioParam, value: number | [number, number]) => {
    const [first, last] = typeof value === 'number' ? [value, value] : value;
    param.setValueAtTime(first, from);
    if (last !== first) param.exponentialRampToValueAtTime(last, until);
  };
  if (part.kind === 'tone') {
    const oscillator = audio.createOscillator();
    oscillator.type = part.wave ?? 'sine';
    slide(oscillator.frequency, part.pitch);
    oscillator.connect(gain);
    oscillator.start(from);
    oscillator.stop(until);
  } else {
    const source = audio.createBufferSource();
    source.buffer = hiss ??= hissOf(audio);
    const filter = audio.createBiquadFilter();
    filter.type = 'bandpass';
    filter.Q.value = part.sharpness ?? 1;
    slide(filter.frequency, part.band);
    source.connect(filter).connect(gain);
    source.start(from);
    source.stop(until);
  }
}

/** A second of noise. */
function hissOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) samples[index] = Math.random() * 2 - 1;
  return buffer;
}
