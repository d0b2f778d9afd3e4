import { describe, expect, test } from 'vitest';
import { en } from '../texts/en.ts';
import { wordsIn } from '../texts/words.ts';
import { checkAnswers } from './check-answers.ts';
import { type PaperType, papers } from './index.ts';
import type { Paper } from './paper.ts';
import { contractAnswers, jobOfferAnswers } from './testing/sample-answers.ts';

const words = wordsIn(en);

const codes = (type: PaperType, answers: Record<string, unknown>, as: 'draft' | 'whole') =>
  Object.fromEntries(Object.entries(checkAnswers(type, answers, as)).map(([name, [first]]) => [name, first?.code]));

describe.each(Object.entries(papers) as [PaperType, Paper][])('the form of a %s', (_type, { fields, groups }) => {
  test('has every field exactly once', () => {
    expect(groups.flatMap(({ rows }) => rows.flat()).sort()).toEqual(Object.keys(fields).sort());
  });
  test('has a heading for every part, a label for every field and a word for every choice', () => {
    for (const { name } of groups) expect(en.papers).toHaveProperty(`group_${name}`);
    for (const [name, field] of Object.entries(fields)) {
      expect(words.field('forms', name)).not.toBe(name);
      if (field.kind === 'choice') expect(field.options.filter((value) => words.option('forms', name, value) === value)).toEqual([]);
      if (field.kind === 'money') expect(fields[field.currency]?.kind).toBe('currency');
    }
  });
});

test('a whole contract and a whole offer are complained about nowhere', () => {
  expect(codes('contract', contractAnswers, 'whole')).toEqual({});
  expect(codes('job_offer', jobOfferAnswers, 'whole')).toEqual({});
});

describe('a contract may not be issued', () => {
  const table: [string, Record<string, unknown>, Record<string, string>][] = [
    ['for a fixed term without an end', { end_date: null }, { end_date: 'required' }],
    ['that ends before it begins', { end_date: '2026-11-30' }, { end_date: 'before_start' }],
    ['without limit but with an end', { contract_type: 'permanent' }, { end_date: 'not_for_permanent' }],
    ['for nothing', { salary: 0 }, { salary: 'not_valid' }],
    ['with cents of a yen', { currency: 'JPY' }, { salary: 'too_many_digits' }],
    ['without its employee', { employee_name: '' }, { employee_name: 'required' }],
    ['with what it does not know', { favourite_colour: 'green' }, { favourite_colour: 'unknown_field' }],
    ['on an impossible day', { start_date: '2026-02-30' }, { start_date: 'not_valid' }],
  ];
  test.each(table)('%s', (_story, change, found) => expect(codes('contract', { ...contractAnswers, ...change }, 'whole')).toEqual(found));
});

describe('an offer may not be issued', () => {
  test.each([
    ['that is valid after the work begins', { valid_until: '2096-02-02' }, { valid_until: 'after_start' }],
    ['that ended before it was signed', { valid_until: '2026-11-14' }, { valid_until: 'before_start' }],
    ['to an invalid address', { candidate_email: 'nobody' }, { candidate_email: 'wrong_email' }],
  ])('%s', (_story, change, found) => expect(codes('job_offer', { ...jobOfferAnswers, ...change }, 'whole')).toEqual(found));
});

describe('a draft', () => {
  test('may have gaps and contradict itself', () => {
    expect(codes('contract', {}, 'draft')).toEqual({});
    expect(codes('contract', { employee_name: '', end_date: null, start_date: '2026-01-01' }, 'draft')).toEqual({});
    expect(codes('contract', { start_date: '2026-01-02', end_date: '2026-01-01' }, 'draft')).toEqual({});
  });
  test('rejects values of the wrong type and unknown fields', () => {
    const sent = JSON.parse('{"salary": "much", "candidate_name": "Ana", "__proto__": 1}');
    expect(codes('contract', sent, 'draft')).toEqual(
      Object.assign(Object.create(null), { salary: 'not_valid', candidate_name: 'unknown_field', ['__proto__']: 'unknown_field' }),
    );
  });
});
