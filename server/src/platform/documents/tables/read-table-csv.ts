import papaparse from 'papaparse';
import { Problem } from '../../problem.ts';

const delimiters = [',', ';', '\t', '|'];

/** RFC 4180 with the separator that the file uses. A quote that never ends would swallow the rest of the file, so it is refused. */
export function readTableCsv(bytes: Uint8Array, mostRows: number): string[][] {
  const text = decoded(bytes);
  if (text.includes('\u0000')) throw new Problem('file_not_readable');
  const { declared, rest } = withoutDeclaration(text);
  const { data, errors } = papaparse.parse<string[]>(rest, {
    // Rows that are empty count as well, hence more than may be filled.
    preview: mostRows * 2,
    delimiter: declared ?? likeliest(rest),
  });
  if (errors.some(({ type }) => type === 'Quotes')) throw new Problem('file_not_readable');
  return data;
}

/** By its mark, else as UTF-8 where it is that, else as spreadsheets of Western Europe write it. */
function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Without a mark: every other byte of Western text in UTF-16 is empty.
  if (first !== 0 && second === 0) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0 && second !== 0) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Some spreadsheets declare the delimiter in a separate first line. */
function withoutDeclaration(text: string): { declared: string | undefined; rest: string } {
  const line = /^sep=(.)\r?\n/.exec(text);
  return line ? { declared: line[1], rest: text.slice(line[0].length) } : { declared: undefined, rest: text };
}

/** The most frequent delimiter between the headings, outside of quotes. */
function likeliest(text: string): string {
  const start = text.trimStart();
  const headings = /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(start.slice(0, 20_000))?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? '';
  const counts = delimiters.map((delimiter) => headings.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] as string;
}
