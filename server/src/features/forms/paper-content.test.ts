import { type Block, gap } from '@cadre/contract/forms/blocks';
import { paperContent } from '@cadre/contract/forms/content';
import type { Answers, PaperType } from '@cadre/contract/forms/index';
import { paperFormat } from '@cadre/contract/forms/paper-format';
import { contractAnswers, jobOfferAnswers } from '@cadre/contract/forms/testing/sample-answers';
import { describe, expect, test } from 'vitest';
import { translator } from '../../platform/texts/texts.ts';

const t = translator('en');
const content = (type: PaperType, answers: Answers, number: string | null = null) =>
  paperContent({ type, answers, number, say: (key, args) => t(key as never, args as never), format: paperFormat('en') });
const words = (blocks: Block[]): string => JSON.stringify(blocks);
const headings = (blocks: Block[]): string[] =>
  blocks.flatMap((block) => (block.kind === 'clause' ? [`${block.number} ${block.heading}`] : []));

describe('a contract', () => {
  const blocks = content('contract', contractAnswers, 'C-2026-0001');

  test('runs from its title to its signatures', () => {
    expect(blocks.slice(0, 2)).toEqual([
      { kind: 'title', text: 'Fixed-term employment contract' },
      { kind: 'number', text: 'No. C-2026-0001' },
    ]);
    expect(blocks.at(-1)).toMatchObject({
      kind: 'signatures',
      place: 'Madrid, November 15, 2026',
      signatures: [{ name: 'Ines Alba' }, { name: '鈴木 さくら' }],
    });
  });

  test('includes the answers, in the words of its language', () => {
    const said = words(blocks);
    for (const sentence of [
      'begins on December 1, 2026 and ends on November 30, 2027',
      'The first 3 months are a probationary period',
      '37.5 hours a week',
      'EUR\u00a052,000.50 a year',
      '25 working days',
      'a notice period of 1 month,',
      'For 6 months after the agreement has ended',
      'following law: Spain',
    ])
      expect(said).toContain(sentence);
    expect(said).not.toContain(gap);
  });

  test('numbers only the clauses that apply', () => {
    expect(headings(blocks).at(-1)).toBe('14 Final provisions');
    const short = content('contract', { ...contractAnswers, confidentiality: false, non_compete_months: 0, special_terms: '' });
    expect(headings(short).slice(5)).toEqual([
      '6 Leave',
      '7 Intellectual property',
      '8 Data protection',
      '9 Secondary employment',
      '10 Notice and ending',
      '11 Final provisions',
    ]);
  });

  test('states that it has no limit', () => {
    const open = words(content('contract', { ...contractAnswers, contract_type: 'permanent', end_date: null }));
    expect(open).toContain('runs for an indefinite period');
    expect(open).not.toContain('ends on');
  });
});

test.each(['contract', 'job_offer'] as const)('a %s without answers is a draft with lines to be filled in', (type) => {
  const said = words(content(type, {}));
  expect(said).toContain('"Draft"');
  expect(said).toContain(gap);
  expect(said).not.toMatch(/undefined|NaN|Invalid|clauses\.|fields\.|options\./);
});

test('an answer of the wrong kind is a line, too', () => {
  expect(words(content('contract', { salary: 'much', start_date: 5, weekly_hours: null }))).toContain(`begins on ${gap}`);
});

test('an offer is a letter with a table of its terms', () => {
  const blocks = content('job_offer', jobOfferAnswers, 'O-2026-0001');
  expect(blocks).toContainEqual({ kind: 'paragraph', text: 'Dear 山﨑 一郎,' });
  expect(blocks.find(({ kind }) => kind === 'terms')).toMatchObject({
    rows: expect.arrayContaining([
      { label: 'Base salary', value: 'JPY\u00a06,200,000 a year' },
      { label: 'Probation (months)', value: '1 month' },
      { label: 'Contract type', value: 'Permanent' },
    ]),
  });
  expect(words(blocks)).toContain('valid until January 15, 2096');
  expect(words(blocks)).not.toContain(gap);
});

test('user input is plain text, whatever markup it contains', () => {
  const said = words(content('contract', { ...contractAnswers, employee_name: '{count, plural} <b>x</b> \u2019' }));
  expect(said).toContain('{count, plural} <b>x</b> \u2019 works for');
});
