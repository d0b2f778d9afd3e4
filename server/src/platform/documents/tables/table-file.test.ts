import { type Language, languages } from '@cadre/contract/languages';
import { describe, expect, test } from 'vitest';
import { wholeRun } from '../../../../../testing/whole-run.ts';
import { pdfTable } from '../pdf-table.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { partsOf, readStructure } from '../testing/read-pdf-structure.ts';
import { type TableDocument, type TableFormat, tableFile } from './table-file.ts';

const people = ['王小明', '鈴木 さくら', '山﨑 一郎', 'Łukasz Świątek', 'Ayşe Erdős', 'Jürgen Größe', 'François Lefèvre', 'José Ñúñez'];

const titles: Record<Language, [title: string, pageText: string, lastPage: string]> = {
  en: ['Leave requests', 'Page {page} of {pages}', 'Page 2 of 2'],
  zh: ['请假申请（已批准）', '第 {page} 页，共 {pages} 页', '第 2 页，共 2 页'],
  es: ['Solicitudes de permiso: ¿año?', 'Página {page} de {pages}', 'Página 2 de 2'],
  ja: ['休暇申請「承認済み」', '{page} / {pages} ページ', '2 / 2 ページ'],
  de: ['Urlaubsanträge – Größe', 'Seite {page} von {pages}', 'Seite 2 von 2'],
  fr: ['Demandes de congé « été »', 'Page {page} sur {pages}', 'Page 2 sur 2'],
};

const leaves = (language: Language, rows: number): TableDocument => ({
  title: titles[language][0],
  subtitle: 'Cadre',
  language,
  pageText: titles[language][1],
  columns: [
    { heading: 'Employee', kind: 'text' },
    { heading: 'From', kind: 'date' },
    { heading: 'Days', kind: 'number' },
    { heading: 'Approved', kind: 'text' },
  ],
  rows: Array.from({ length: rows }, (_, at) => [people[at % people.length]!, '2026-05-04', at + 0.5, at % 2 === 0]),
});

/** Written in this thread, because a separate one would read the library and the fonts again for each table. */
const pagesOf = async (table: TableDocument) => readPdf(await pdfTable(table));

describe('a PDF', () => {
  test.each(languages)('in %s draws every character, repeats its headings and counts its pages', async (language) => {
    const pages = await pagesOf(leaves(language, 50));
    const [title, , lastPage] = titles[language];
    expect(pages.map(({ missing }) => missing)).toEqual([0, 0]);
    for (const page of pages) expect(page.text).toContain('EmployeeFromDaysApproved');
    expect(pages[0]!.text).toContain(title);
    for (const name of people) expect(pages[0]!.text).toContain(name);
    expect(pages[1]!.text).toContain(lastPage);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date('2026-05-04'));
    expect(pages[0]!.text).toContain(day);
  });

  test('is a table to those who cannot see it: every cell in its row, the headings once', async () => {
    const bytes = await pdfTable({ ...leaves('en', 50), rows: [['', null, 1, false], ...leaves('en', 49).rows] });
    const { root, title, language, untagged } = readStructure(bytes);
    expect({ title, language, untagged }).toEqual({ title: 'Leave requests', language: 'en', untagged: '' });
    expect(root.parts.map(({ type }) => type)).toEqual(['H1', 'P', 'Table']);
    const rows = partsOf(root, 'TR');
    expect(rows.map(({ parts }) => parts.length)).toEqual(Array.from({ length: 51 }, () => 4));
    expect(partsOf(root, 'TH').map(({ text, scope }) => [text, scope])).toEqual(
      ['Employee', 'From', 'Days', 'Approved'].map((heading) => [heading, 'Column']),
    );
    expect(rows[2]?.parts[0]).toMatchObject({ type: 'TD', text: people[0] });
  });

  /** Programs that read a file get its letters from left to right, and reverse right-to-left runs. */
  const fromLeft = (text: string) => [...text].reverse().join('');

  test.each([
    ['Vietnamese', 'Nguyễn Thị Thuỵ, ạ ậ ị ệ ợ', 'a i Nguyễn Thị Thuỵ, ạ ậ ị ệ ợ i a'],
    ['Greek', 'Αθηνά Παπαδοπούλου'],
    ['Cyrillic', 'Борис Ёлкин'],
    ['Armenian', 'Արամ Խաչատրյան և'],
    ['Georgian', 'გიორგი მაისურაძე'],
    ['Thai', 'น้ำฝน ผู้ก่อตั้ง กตัญญู'],
    ['Hindi', 'श्रीकृष्ण त्रिपाठी शर्मा हिन्दी'],
    ['Hebrew', 'דנה כהן-לוי'],
    ['Arabic', 'بلا علي محمد عبد الله'],
    ['Persian', 'علی\u200cرضا نوری'],
  ])('draws a name in %s, and copying it gives the same letters', async (script, name, ...more) => {
    const [page] = await pagesOf({ ...leaves('en', 0), rows: [[name, null, null, null], ...more.map((text) => [text, null, null, null])] });
    const isTurned = ['Hebrew', 'Arabic', 'Persian'].includes(script);
    expect(page!.missing).toBe(0);
    for (const text of [name, ...more]) expect(page!.text).toContain(isTurned ? fromLeft(text) : text);
  });

  test('keeps words that run to the left in the order of their sentence, with the numbers and names within it', async () => {
    const rows = ['רחוב 5, תל אביב', 'Contract of דנה לוי (Ltd)', 'היא עובדת תמיד ב-Otter GmbH.'].map((text) => [text, null, null, null]);
    const [page] = await pagesOf({ ...leaves('en', 0), rows });
    expect(page!.text).toContain(`${fromLeft('תל אביב')} ,5 ${fromLeft('רחוב')}`);
    expect(page!.text).toContain(`Contract of ${fromLeft('דנה לוי')} (Ltd)`);
    expect(page!.text).toContain(`.Otter GmbH${fromLeft('היא עובדת תמיד ב-')}`);
  });

  test('shows a box for a character that no font has', async () => {
    const [page] = await pagesOf({ ...leaves('en', 0), title: 'ক' });
    expect(page!.missing).toBeGreaterThan(0);
  });

  test.each([
    [6, 595.28, 841.89],
    [7, 841.89, 595.28],
    [17, 1190.55, 841.89],
    [60, 2383.94, 1683.78],
  ])('of %i columns has paper wide enough to read every word', async (count, width, height) => {
    const columns = Array.from({ length: count }, (_, at) => ({ heading: `Column ${at}`, kind: 'text' as const }));
    const [page, ...more] = await pagesOf({ ...leaves('en', 0), columns, rows: [columns.map(() => 'two words')] });
    expect([page!.width, page!.height]).toEqual([width, height]);
    expect(page!.text.match(/two words/g)).toHaveLength(count);
    expect(more).toEqual([]);
  });

  test.each([' ', '\n'])('continues a text that is longer than a page on the next one, separator %j', async (separator) => {
    const pages = await pagesOf({ ...leaves('en', 0), rows: [[`word${separator}`.repeat(3000), null, null, null]] });
    expect(pages.length).toBeGreaterThan(1);
    const words = pages.flatMap(({ text }) => text.match(/word/g) ?? []);
    expect(words).toHaveLength(3000);
  });

  test('writes numbers as the language does', async () => {
    const table = {
      ...leaves('de', 0),
      rows: [
        ['Anna', null, 1234.5, null],
        ['Ben', null, 12, null],
      ],
    };
    const [page] = await pagesOf(table);
    expect(page!.text).toContain('1.234,5');
    expect(page!.text).toContain('12,0');
  });
});

describe('a table file', () => {
  /** The layout of five thousand rows in a PDF takes as long as all other tests here. */
  const rows = wholeRun ? 5000 : 1000;

  test.each(['csv', 'xlsx', 'pdf'] as const)('of many rows is written as %s', async (format) => {
    const { bytes, extension, mime } = await tableFile(format, leaves('ja', rows));
    expect(extension).toBe(format);
    if (format === 'csv') expect(bytes.toString().split('\r\n')).toHaveLength(rows + 2);
    if (format === 'pdf') expect([mime, bytes.toString('latin1', 0, 5)]).toEqual(['application/pdf', '%PDF-']);
    if (format === 'pdf') expect(readPdf(bytes).at(-1)!.text).toContain(`${(rows - 0.5).toLocaleString('en')}`);
    expect(bytes.length).toBeGreaterThan(10 * rows);
  });

  test('that is not a table is refused, and the next one is written', async () => {
    const broken = { ...leaves('en', 1), rows: [null] } as unknown as TableDocument;
    for (const format of ['csv', 'xlsx', 'pdf'] satisfies TableFormat[]) await expect(tableFile(format, broken)).rejects.toThrow(TypeError);
    await expect(tableFile('csv', leaves('en', 1))).resolves.toMatchObject({ mime: 'text/csv; charset=utf-8' });
  });

  test('queues when many files are requested at once', async () => {
    const files = await Promise.all(Array.from({ length: 6 }, (_, at) => tableFile('csv', leaves('en', at))));
    expect(files.map(({ bytes }) => bytes.toString().split('\r\n').length - 2)).toEqual([0, 1, 2, 3, 4, 5]);
  });
});
