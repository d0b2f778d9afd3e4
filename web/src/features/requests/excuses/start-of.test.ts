import type { Anomaly } from '@cadre/contract/calls/punch-fixes';
import { expect, test } from 'vitest';
import { startOf } from './start-of.ts';

const day = '2026-11-03';
const from = { day, type: '', from: '', to: '' };
const proposal = (...punches: [action: 'in' | 'out', time: string][]): Anomaly['proposal'] => ({
  mishap: 'forgot_out',
  note: 'Forgot to check out',
  punches: punches.map(([action, time]) => ({ action, time, date: day, because: 'planned_end' })),
});

test('a day that lacks a punch begins with that punch', () => {
  expect(startOf(from, proposal(['out', '17:00']), 7)).toEqual({
    employee_id: 7,
    date: day,
    type: 'missing_punch',
    missing_action: 'out',
    proposed_in: null,
    proposed_out: '17:00',
    reason: 'Forgot to check out',
  });
});

test('a day without both punches begins with both, and a day without a proposal only with its date', () => {
  expect(startOf(from, proposal(['in', '09:00'], ['out', '17:00']))).toMatchObject({ missing_action: 'both', proposed_in: '09:00' });
  expect(startOf(from, null)).toMatchObject({ date: day, type: 'missing_punch', missing_action: null, reason: null });
});

test('a day with late minutes begins with these hours', () => {
  expect(startOf({ day, type: 'late_arrival', from: '09:00', to: '09:45' }, null)).toEqual({
    employee_id: undefined,
    date: day,
    type: 'late_arrival',
    from_time: '09:00',
    to_time: '09:45',
  });
});
