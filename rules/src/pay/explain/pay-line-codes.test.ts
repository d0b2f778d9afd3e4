import { expect, test } from 'vitest';
import { wordsOfLine } from './pay-line-codes.ts';

test.each([
  ['basic', { code: 'basic', args: {}, of: null }],
  ['overtime:overtime_1', { code: 'overtime_overtime_1', args: {}, of: null }],
  ['overtime:rest_day+2500', { code: 'premium_rest_day', args: { premium: 25 }, of: null }],
  ['employer:IRPF', { code: 'employer', args: {}, of: null }],
  ['adjustment:2026-10:allowances:4', { code: 'adjustment', args: { month: '2026-10' }, of: null }],
  ['adjustment:2026-10:late', { code: 'adjustment', args: { month: '2026-10' }, of: { code: 'late', args: {}, of: null } }],
  ['allowances:12', null],
  ['travels:12:per_diem', { code: 'travel_per_diem', args: {}, of: null }],
  ['travels:12:lodging', null],
])('%s gets its name from its code', (code, said) => expect(wordsOfLine(code)).toEqual(said));
