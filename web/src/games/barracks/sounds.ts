// What a battle sounds like: a blow by its category, a thud for each heart, dice, healing, a fall.
import { bell, noise, tone, type Sound } from '../../shell/lib/sound';
import { moveCard } from './cards';
import { factsOf, type Beat } from './story';

export const CHOSEN: Sound = [noise(3200, 0.05, { volume: 0.14, sharpness: 2 })];
export const STAMP: Sound = [noise(300, 0.12, { volume: 0.5, sharpness: 1 }), tone([160, 70], 0.16, { volume: 0.4 })];
/** Two notes: orders are wanted. */
export const CALL: Sound = [tone(392, 0.18, { wave: 'triangle', volume: 0.3 }), tone(523, 0.32, { at: 0.16, wave: 'triangle', volume: 0.3 })];

/** A bugle call from a tower, which stops in the middle of the tune. */
const bugle = (key: number): Sound =>
  [0, 4, 7, 12, 7, 12, 16, 12, 14].map((step, index) =>
    tone(key * 2 ** (step / 12), index % 3 === 0 ? 0.3 : 0.2, { at: index * 0.17, wave: 'triangle', volume: 0.28 }),
  );
export const WON: Sound = bugle(392);
export const LOST: Sound = bugle(196);

const REVEAL: Sound = [0, 1, 2, 3].map((card) => noise(2400, 0.06, { at: card * 0.07, volume: 0.14, sharpness: 2 }));
const DIE: Sound = [0, 1, 2].map((click) => noise(1900, 0.03, { at: click * 0.14, volume: 0.3, sharpness: 6 }));
const HEALED: Sound = [tone(523, 0.16, { volume: 0.2 }), tone(659, 0.26, { at: 0.12, volume: 0.2 })];
const FALL: Sound = [noise([700, 140], 0.35, { volume: 0.4 }), tone([120, 55], 0.4, { at: 0.1, volume: 0.4 })];

const BLOWS: Record<string, Sound> = {
  iron: [...bell(930, 0.22, { volume: 0.7 }), noise(3800, 0.08, { volume: 0.2, sharpness: 3 })],
  bow: [tone([340, 170], 0.2, { wave: 'triangle', volume: 0.35 })],
  fire: [noise([500, 2200], 0.32, { volume: 0.35 })],
  water: [tone([260, 640], 0.12, { volume: 0.35 }), noise(900, 0.18, { at: 0.06, volume: 0.16 })],
  forest: [noise(1300, 0.06, { volume: 0.45, sharpness: 4 }), noise(800, 0.09, { at: 0.05, volume: 0.35, sharpness: 4 })],
  bone: [0, 1, 2, 3].map((rattle) => noise(2600, 0.03, { at: rattle * 0.045, volume: 0.3, sharpness: 8 })),
  beast: [tone([110, 70], 0.35, { wave: 'sawtooth', volume: 0.22 })],
  prayer: bell(520, 0.6, { volume: 0.8 }),
};

const thuds = (hearts: number): Sound =>
  Array.from({ length: Math.min(hearts, 3) }, (_, index) => tone([95, 50], 0.16, { at: index * 0.09, volume: 0.5 }));

/** The sounds of a beat, as its blow lands. */
export function soundOf(beat: Beat): Sound[] {
  const facts = beat.told.map(factsOf);
  const of = (event: string) => facts.filter((each) => each.event === event);
  const hearts = [...of('damage'), ...of('hurt')].reduce((most, { number }) => Math.max(most, number), 0);
  return [
    of('ordered').length ? REVEAL : [],
    ...of('used').map(({ move }) => BLOWS[moveCard(move)?.category ?? ''] ?? []),
    thuds(hearts),
    of('die').length ? DIE : [],
    of('healed').length ? HEALED : [],
    of('eliminated').length ? FALL : [],
  ].filter((sound) => sound.length);
}
