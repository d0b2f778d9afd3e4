/** A line of a body as it came, numbered from 1 the way the device counts its records: without the empty ones. */
export type Line = { line_no: number; text: string };

/** Records end with LF or CRLF. A line of blanks counts: an acknowledgement that counts too few makes the device send everything again. */
export function linesOf(body: string): Line[] {
  return withoutNuls(body)
    .split(/\r\n|\n|\r/)
    .map(withoutPadding)
    .filter((text) => text !== '')
    .map((text, index) => ({ line_no: index + 1, text }));
}

/** Firmware written in C sends the terminating NUL of a text, or pads fields with NULs. A line of NULs only stays unchanged. */
const withoutPadding = (text: string): string => (/[\0␀]/.test(text) ? text.split('\t').map(withoutNuls).join('\t') || text : text);

function withoutNuls(text: string): string {
  let end = text.length;
  while (end > 0 && (text[end - 1] === '\0' || text[end - 1] === '␀')) end -= 1;
  return text.slice(0, end);
}

/** Text that the database can store: NUL is replaced, because the database does not accept it. */
export const storableText = (text: string): string => text.replaceAll('\0', '␀');

/** Whether a line carries bytes that no record has: control characters other than the TAB, or bytes that were no text at all. */
export const isGarbage = (text: string): boolean => /[\x00-\x08\x0B-\x1F\x7F-\x9F\u2400\uFFFD]/.test(text);
