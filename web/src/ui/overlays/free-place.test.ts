import { expect, test } from 'vitest';
import { freePlace } from './free-place.ts';

const box = (left: number, top: number, name = '') => ({ name, left, top, right: left + 100, bottom: top + 50 });
const [first, second, third] = [box(900, 60, 'first'), box(450, 700, 'second'), box(10, 700, 'third')];

test.each([
  ['an empty page', [], 'first'],
  ['a toolbar in the corner', [box(950, 80)], 'second'],
  ['a button that only touches it', [box(800, 60)], 'first'],
  ['buttons in two corners', [box(950, 80), box(500, 690)], 'third'],
  ['buttons everywhere: where fewest are', [box(950, 80), box(960, 70), box(500, 690), box(20, 690), box(30, 690)], 'second'],
])('%s', (_story, things, name) => expect(freePlace([first, second, third], things).name).toBe(name));
