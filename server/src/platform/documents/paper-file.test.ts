import { type Block, gap } from '@cadre/contract/forms/blocks';
import { describe, expect, test } from 'vitest';
import { type PaperDocument, paperFile } from './paper-file.ts';
import type { Figures } from './pdf-figures.ts';
import { readPdf } from './testing/read-pdf.ts';
import { type Part, readStructure } from './testing/read-pdf-structure.ts';

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

  test('queues when many papers are requested at once', async () => {
    const papers = await Promise.all(['one', 'two', 'three', 'four'].map((text) => said(paper({ kind: 'title', text }))));
    expect(papers.map(([text]) => text?.slice(0, 3))).toEqual(['one', 'two', 'thr', 'fou']);
  });

  test('contains its own letters, even after a paper that drew the same glyphs for others', async () => {
    for (const text of ['甲∕乙', '甲／乙', '甲∕乙'])
      expect(await said({ ...paper({ kind: 'title', text }), language: 'zh' })).toEqual([expect.stringContaining(text)]);
  });

  test('describes its parts in reading order to screen readers', async () => {
    const { root, ...about } = readStructure(
      await paperFile({
        ...paper(
          { kind: 'title', text: 'Contract' },
          { kind: 'parties', parties: [{ role: 'Employee', name: '鈴木 さくら', lines: [] }] },
          {
            kind: 'clause',
            number: 1,
            heading: 'Pay',
            body: [
              { kind: 'paragraph', text: 'It is:' },
              { kind: 'terms', rows: [{ label: 'Pay', value: 'EUR 5' }] },
              { kind: 'list', items: ['One', 'Two'] },
            ],
          },
          { kind: 'signatures', place: 'Madrid', signatures: [{ role: 'Signs', name: 'Ines Alba', title: '' }] },
        ),
        title: 'Contrato de 鈴木',
        language: 'ja',
        mark: 'Draft',
      }),
    );
    expect(about).toEqual({ title: 'Contrato de 鈴木', language: 'ja', isMarked: true, untagged: '' });
    expect(outlineOf(root)).toEqual([
      'H1 Contract',
      'P Employee',
      'P 鈴木 さくら',
      'H2 1. Pay',
      'P It is:',
      'TH Pay',
      'TD EUR 5',
      'LBody One',
      'LBody Two',
      'P Madrid',
      'P Ines Alba',
      'P Signs',
    ]);
    expect(root.parts.find(({ type }) => type === 'Sect')?.parts.map(({ type }) => type)).toEqual(['H2', 'P', 'Table', 'L']);
  });

  test.each([24, 27, 30, 33])('of %i lines signs no empty page, and keeps its table in one piece', async (count) => {
    const body = Array.from({ length: count }, (_, at): Block => ({ kind: 'paragraph', text: `Line ${at}.` }));
    const rows = Array.from({ length: 6 }, (_, at) => ({ label: `Term ${at}`, value: `Value ${at}` }));
    const pages = await said(
      paper(
        ...body,
        {
          kind: 'clause',
          number: 1,
          heading: 'Pay',
          body: [
            { kind: 'paragraph', text: 'As follows.' },
            { kind: 'terms', rows },
          ],
        },
        ...body.slice(0, 22),
        { kind: 'paragraph', text: 'Last but one.' },
        { kind: 'paragraph', text: 'Last.' },
        { kind: 'signatures', place: 'Madrid', signatures: [{ role: 'Signs', name: 'Ines Alba', title: '' }] },
      ),
    );
    const holding = (words: string) => pages.findIndex((text) => text.includes(words));
    expect(pages.length).toBeGreaterThan(1);
    expect(holding('1. Pay')).toBe(holding('Value 5'));
    expect(holding('As follows.')).toBe(holding('Value 5'));
    expect(holding('Last but one.')).toBe(holding('Ines Alba'));
    expect(pages.join('').match(/Line \d/g)).toHaveLength(count + 22);
  });

  test.each([24, 25, 26])('keeps a short table with its heading, after %i rows of another', async (count) => {
    const figures = (heading: string, words: readonly string[]): Figures => ({
      kind: 'figures',
      heading,
      columns: ['What', 'Amount'],
      rows: words.map((word) => ({ cells: [word, '1.00'] })),
    });
    const rows = Array.from({ length: count }, (_, at) => `Row ${at}`);
    const pages = await said({
      ...paper(),
      blocks: [{ kind: 'title', text: 'Title' }, figures('Time', rows), figures('Summary', ['Net', 'Gross'])],
    });
    expect(pages.map((text) => ['Row 23', 'Summary', 'Net', 'Gross'].filter((word) => text.includes(word)))).toEqual([
      ['Row 23'],
      ['Summary', 'Net', 'Gross'],
    ]);
  });
});

/** Every part with a text, from the beginning to the end. */
const outlineOf = ({ type, text, parts }: Part): string[] => [...(text === '' ? [] : [`${type} ${text}`]), ...parts.flatMap(outlineOf)];
