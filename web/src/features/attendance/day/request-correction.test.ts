import type { SheetDay } from '@cadre/contract/calls/hours';
import { expect, test } from 'vitest';
import { correctionOf } from './request-correction.tsx';

const office = {
  id: 1,
  name: 'Office',
  code: 'O',
  start: '09:00',
  end: '17:00',
  pause_start: null,
  pause_end: null,
  crosses_midnight: false,
};
const at = (clock: string) => `2026-11-03T${clock}:00.000Z`;
const day = (more: Partial<SheetDay>): SheetDay =>
  ({ status: 'present', flags: [], excuse: null, shift: office, first_in: at('09:45'), last_out: at('16:00'), ...more }) as SheetDay;

test.each<[string, Partial<SheetDay>, object | undefined]>([
  ['a day as it should be', {}, undefined],
  ['a missing check-out', { status: 'incomplete', flags: ['missing_out'] }, { type: undefined }],
  ['a day without a punch', { status: 'absent' }, { type: undefined }],
  ['coming late', { flags: ['late'] }, { type: 'late_arrival', from: '09:00', to: '09:45' }],
  ['leaving early', { flags: ['early'] }, { type: 'early_departure', from: '16:00', to: '17:00' }],
  ['a missing punch before coming late', { flags: ['late', 'missing_out'] }, { type: undefined }],
  ['what waits already', { flags: ['late'], excuse: { id: 1, type: 'late_arrival', minutes: 45, status: 'pending' } }, undefined],
])('%s', (_, more, wanted) => {
  expect(correctionOf(day(more), 'UTC')).toEqual(wanted);
});
