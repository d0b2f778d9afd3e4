import { type Block, gap } from '@cadre/contract/forms/blocks';
import { paperContent } from '@cadre/contract/forms/content';
import { paperFormat } from '@cadre/contract/forms/paper-format';
import { contractAnswers, jobOfferAnswers } from '@cadre/contract/forms/testing/sample-answers';
import { type Language, languages } from '@cadre/contract/languages';
import { describe, expect, test } from 'vitest';
import { type PdfPage, readPdf } from '../../platform/documents/testing/read-pdf.ts';
import { translator } from '../../platform/texts/texts.ts';
import { fingerprint } from './fingerprint.ts';
import type { StoredForm } from './stored-form.ts';
import { writeForm } from './write-form.ts';

const form = (type: 'contract' | 'job_offer', language: Language, answers: Record<string, unknown>): StoredForm => ({
  id: 1,
  version: 1,
  type,
  number: null,
  title: 'Paper',
  employee_id: null,
  language,
  answers,
  status: 'draft',
  file_hash: null,
  stored_as: null,
  issued_at: null,
  answered_at: null,
  answered_by: null,
  updated_by_id: null,
});

const everyScript = 'Größe · señora · œuvre « été » · Łódź · 保密义务、知识产权。 · 守秘義務「秘密」と個人情報 · 비밀유지 김민준';

/** Every word that the paper must show, wherever its lines break. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'kind' ? [] : wordsIn(inner)));
}

const unspaced = (text: string): string => text.normalize('NFC').replace(/[\s\u200b]/g, '');
const textOf = (pages: PdfPage[]): string => unspaced(pages.map(({ text }) => text).join(''));
const blocksOf = ({ type, language, answers }: StoredForm, number: string): Block[] =>
  paperContent({
    type,
    answers,
    number,
    say: (key, args) => translator(language)(key as 'clauses.draft', args as never),
    format: paperFormat(language),
  });

/** A thread has to start and fonts to be read, which takes a while on a busy machine. */
describe('a paper', () => {
  test.each(languages)('in %s is read back from its PDF, with Chinese and Japanese names and no missing character', async (language) => {
    for (const [paper, number] of [
      [form('contract', language, { ...contractAnswers, special_terms: everyScript }), 'C-2026-0001'],
      [form('job_offer', language, jobOfferAnswers), 'O-2026-0001'],
    ] as const) {
      const pages = readPdf(await writeForm(paper, number));
      expect(pages.map(({ missing }) => missing)).toEqual(pages.map(() => 0));
      // A footer interrupts the text of a clause that runs over two pages.
      const footer = unspaced(`${number} · ${translator(language)('clauses.fingerprint', { code: fingerprint(paper) })}`);
      const text = textOf(pages);
      for (const [at] of pages.entries()) expect(text).toContain(`${footer}${at + 1}/${pages.length}`);
      const body = pages.reduce((rest, _, at) => rest.replace(`${footer}${at + 1}/${pages.length}`, ''), text);
      const lost = wordsIn(blocksOf(paper, number)).filter((words) => !body.includes(unspaced(words)));
      expect(lost).toEqual([]);
      for (const name of Object.values(paper.answers).filter((value) => /\p{Script=Han}/u.test(String(value))))
        expect(body).toContain(unspaced(String(name)));
    }
  });

  test('is A4, and a draft is marked on every page and shows missing answers', async () => {
    const word = translator('en')('clauses.draft');
    const issued = readPdf(await writeForm(form('contract', 'en', contractAnswers), 'C-2026-0001'));
    expect(issued.map(({ width, height }) => [width, height])).toEqual(issued.map(() => [595.28, 841.89]));
    for (const { text } of issued) expect(text).not.toContain(word);
    const draft = readPdf(await writeForm(form('contract', 'en', { ...contractAnswers, job_title: '' }), null));
    for (const { text } of draft) expect(text.match(new RegExp(word, 'g'))?.length).toBeGreaterThanOrEqual(2);
    expect(textOf(draft)).toContain(gap);
  });

  test('shows by whom and when it was accepted, in its signed copy', async () => {
    const acceptance = { name: 'Sakura Suzuki', day: '2026-11-20', onPaper: false };
    const text = textOf(readPdf(await writeForm(form('contract', 'en', contractAnswers), 'C-2026-0001', {}, acceptance)));
    expect(text).toContain(unspaced('Accepted online by Sakura Suzuki on November 20, 2026'));
  });

  test('loses nothing of terms that are longer than a page', async () => {
    const special_terms = Array.from({ length: 400 }, (_, at) => `term${at}`).join('\n');
    const text = textOf(readPdf(await writeForm(form('contract', 'en', { ...contractAnswers, special_terms }), 'C-2026-0001')));
    expect([...text.matchAll(/term(\d+)(?=t|\D|$)/g)].length).toBeGreaterThanOrEqual(400);
    expect(text).toContain('term399');
  });
});

test('the fingerprint changes with an answer and not with their order', () => {
  const reversed = Object.fromEntries(Object.entries(contractAnswers).reverse());
  const mark = fingerprint(form('contract', 'en', contractAnswers));
  expect(mark).toMatch(/^([0-9a-f]{4} ){3}[0-9a-f]{4}$/);
  expect(fingerprint(form('contract', 'en', reversed))).toBe(mark);
  expect(fingerprint(form('contract', 'en', { ...contractAnswers, salary: 52_001 }))).not.toBe(mark);
});
