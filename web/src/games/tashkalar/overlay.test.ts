import { expect, test } from 'vitest';
import type { Option } from '../../shell/api/types';
import { crushedBy } from './overlay';
import type { Piece } from './view';

const option = (facts: Record<string, unknown>) => ({ choice: '', facts }) as unknown as Option;
const hero: Piece = { side: 0, rank: 1 };
const pieces = new Map([['f5', hero]]);

test('a summoning destroys what stands where the being comes', () => {
  expect(crushedBy(option({ verb: 'summon', at: 'f5', uses: ['e5'] }), pieces)).toEqual({ at: 'f5', piece: hero });
  expect(crushedBy(option({ verb: 'summon', at: 'e4', uses: ['f5'] }), pieces)).toBeNull();
  expect(crushedBy(option({ verb: 'destroy', at: 'f5' }), pieces)).toBeNull();
  expect(crushedBy(undefined, pieces)).toBeNull();
});
