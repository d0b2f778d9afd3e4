import { expect, test } from 'vitest';
import type { Punch } from '../facts.ts';
import { punch } from '../fixtures.ts';
import { directions } from './directions.ts';

const at = (clock: string, more: Partial<Punch> = {}): Punch => punch(`2026-11-12 ${clock}`, more);
const said = (text: string): Punch => punch(`2026-11-12 ${text}`);
const firstLast = (clock: string): Punch => at(clock, { mode: 'first_last' });
const device = (clock: string, code: number | null): Punch => at(clock, { mode: 'device', code });
const read = (punches: Punch[], window = 60): string[] =>
  directions(punches, window).map(({ action, state }) => (state === 'counted' ? action : `${action} ${state}`));

test.each([
  ['they alternate', [at('08:00'), at('12:00'), at('12:30'), at('17:00')], ['in', 'out', 'in', 'out']],
  ['taps in a row are one', [at('08:00:00'), at('08:00:50'), at('08:01:40'), at('17:00')], ['in', 'in double_tap', 'in double_tap', 'out']],
  ['a minute later it is another', [at('08:00:00'), at('08:01:00')], ['in', 'out']],
  [
    'device codes give the direction',
    [0, 2, 3, 1, 4, 5].map((code, hour) => device(`1${hour}:00`, code)),
    ['in', 'break_out', 'break_in', 'out', 'ot_in', 'ot_out'],
  ],
  ['an unknown code alternates', [device('08:00', 255), device('17:00', 255)], ['in', 'out']],
  ['no code alternates', [device('08:00', null), device('17:00', 9)], ['in', 'out']],
  ['turnstiles force', [at('08:00', { mode: 'in', code: 1 }), at('17:00', { mode: 'out', code: 0 })], ['in', 'out']],
  ['a direction chosen by a person overrides the device', [at('08:00', { action: 'out', mode: 'in' })], ['out']],
  [
    'other punches alternate around those with a direction',
    [said('08:00 in'), at('12:00'), at('12:30'), said('17:00 out')],
    ['in', 'out', 'in', 'out'],
  ],
  [
    'after a break comes its end',
    [said('08:00 in'), said('12:00 break_out'), at('12:30'), at('17:00')],
    ['in', 'break_out', 'break_in', 'out'],
  ],
  ['in and in within the window are one', [said('08:00:00 in'), said('08:00:30 in')], ['in', 'in double_tap']],
  ['in and out within the window are two', [said('08:00:00 in'), said('08:00:30 out')], ['in', 'out']],
  ['a tap without a direction after one with', [said('17:00:00 out'), at('17:00:10')], ['out', 'out double_tap']],
  ['only the first and the last count', ['08:00', '10:00', '12:00', '17:00'].map(firstLast), ['in', 'out evidence', 'out evidence', 'out']],
  ['the last may be tapped twice', [firstLast('08:00'), firstLast('17:00:00'), firstLast('17:00:20')], ['in', 'out', 'out double_tap']],
  ['one alone is the first', [firstLast('08:00')], ['in']],
  [
    'first and last around a punch with a direction',
    [said('08:00 in'), firstLast('12:00'), firstLast('17:00')],
    ['in', 'out evidence', 'out'],
  ],
  ['the last has a direction', [firstLast('08:00'), firstLast('12:00'), said('17:00 out')], ['in', 'out evidence', 'out']],
])('%s', (_, punches, expected) => expect(read(punches)).toEqual(expected));

test('a company may count every tap', () => {
  expect(read([at('08:00:00'), at('08:00:01')], 0)).toEqual(['in', 'out']);
});
