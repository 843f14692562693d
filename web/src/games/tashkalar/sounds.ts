// The sounds of the arena: stone, bronze, coins.
import { bell, noise, tone, type Sound } from '../../shell/lib/sound';

export const SOUNDS: Record<string, Sound> = {
  placed: [noise(900, 0.06, { volume: 0.5 }), tone([230, 120], 0.1, { volume: 0.35, wave: 'triangle' })],
  summoned: [tone([80, 170], 0.36, { volume: 0.3, wave: 'triangle' }), ...bell(440, 0.38, { at: 0.14 })],
  legend: [tone([55, 115], 0.39, { volume: 0.36, wave: 'triangle' }), ...bell(293, 0.39, { at: 0.1, volume: 1.3 })],
  destroyed: [noise([2600, 320], 0.26, { volume: 0.6 }), noise(180, 0.14, { volume: 0.5 }), noise([3200, 900], 0.12, { at: 0.07, volume: 0.3 })],
  moved: [noise([1300, 650], 0.2, { volume: 0.16, sharpness: 2 })],
  upgraded: [tone(520, 0.13, { volume: 0.2 }), tone(780, 0.18, { at: 0.1, volume: 0.2 })],
  downgraded: [tone(520, 0.13, { volume: 0.2 }), tone(390, 0.18, { at: 0.1, volume: 0.2 })],
  points: [...bell(1320, 0.22), ...bell(1760, 0.3, { at: 0.07 })],
};
SOUNDS['swapped'] = SOUNDS['moved']!;
SOUNDS['start-piece'] = SOUNDS['released'] = SOUNDS['placed']!;
SOUNDS['converted'] = SOUNDS['replaced'] = SOUNDS['upgraded']!;
SOUNDS['claimed'] = SOUNDS['scored'] = SOUNDS['points']!;
