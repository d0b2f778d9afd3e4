import { type Block, gap } from '@cadre/contract/forms/blocks';
import { describe, expect, test } from 'vitest';
import { type PaperDocument, paperFile } from './paper-file.ts';
import { readPdf } from './testing/read-pdf.ts';

const paper = (...blocks: Block[]): PaperDocument => ({ title: 'Paper', language: 'en', blocks, footer: 'No. 7' });
const said = async (document: PaperDocument) => readPdf(await paperFile(document)).map(({ text }) => text);

/** A thread has to start and fonts to be read, which takes a while on a busy machine. */
describe('a paper', () => {
  test('shows every kind of block, and its footer with the number of the page', async () => {
    const paragraph = { kind: 'paragraph', text: `Words and ${gap}` } as const;
    const terms = { kind: 'terms', rows: [{ label: 'Pay', value: 'EUR 5' }] } as const satisfies Block;
    const [text] = await said(
      paper(
        { kind: 'title', text: 'Title' },
        { kind: 'number', text: 'No. 7' },
        { kind: 'parties', parties: [{ role: 'Employer', name: 'Otter', lines: ['Madrid'] }] },
        paragraph,
        terms,
        { kind: 'clause', number: 3, heading: 'Clause', body: [paragraph, terms] },
        { kind: 'clause', number: 4, heading: 'Table first', body: [terms] },
        { kind: 'signatures', place: 'Madrid', signatures: [{ role: 'Signs', name: 'Ines Alba', title: 'Director' }] },
      ),
    );
    for (const words of [
      'Title',
      'No. 7',
      'EmployerOtterMadrid',
      `Words and ${gap}PayEUR 5`,
      '3. Clause',
      '4. Table first',
      'Ines AlbaDirectorSigns',
      '1 / 1',
    ])
      expect(text).toContain(words);
  });

  test('that is no paper is refused, and the next one is written', async () => {
    await expect(paperFile(paper(null as unknown as Block))).rejects.toThrow(TypeError);
    await expect(paperFile({ ...paper(), title: Symbol('uncloneable') as unknown as string })).rejects.toThrow();
    expect(await said(paper({ kind: 'title', text: 'After all' }))).toEqual([expect.stringContaining('After all')]);
  });

  test('waits its turn when many are asked for at once', async () => {
    const papers = await Promise.all(['one', 'two', 'three', 'four'].map((text) => said(paper({ kind: 'title', text }))));
    expect(papers.map(([text]) => text?.slice(0, 3))).toEqual(['one', 'two', 'thr', 'fou']);
  });
});
