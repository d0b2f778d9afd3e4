import { payExplanationCodes } from '@cadre/rules/pay/explain/pay-explanations';
import { payLineCodes } from '@cadre/rules/pay/explain/pay-line-codes';
import { payReasonCodes } from '@cadre/rules/pay/explain/pay-reasons';
import { expect, test } from 'vitest';
import { payIssueCodes } from './calls/payroll-checks.ts';
import { en } from './texts/en.ts';

test.each([
  ['explain', payExplanationCodes],
  ['lines', payLineCodes],
  ['reasons', payReasonCodes],
  ['issues', payIssueCodes],
] as const)('every code of payroll has its words in %s, and every word its code', (section, codes) => {
  expect(Object.keys(en.pay[section]).sort()).toEqual([...codes].sort());
});
