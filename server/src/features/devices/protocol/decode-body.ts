import { storableText } from './lines-of.ts';

/** Devices write UTF-8; older ones write names in the alphabet of their language. A NUL stays visible as one. */
export function decodeBody(body: Uint8Array, language?: string | null): string {
  try {
    return storableText(utf8.decode(body));
  } catch {
    return storableText(
      linesIn(body)
        .map((line) => decodeLine(line, language))
        .join(''),
    );
  }
}

const utf8 = new TextDecoder('utf-8', { fatal: true });
const western = new TextDecoder('windows-1252');
const chinese = new TextDecoder('gbk', { fatal: true });

/** By the language that a device reports. */
const alphabets: Record<string, typeof utf8> = {
  66: new TextDecoder('windows-1256', { fatal: true }),
  70: western,
  71: western,
  74: new TextDecoder('shift_jis', { fatal: true }),
  80: western,
  82: new TextDecoder('windows-1251', { fatal: true }),
  83: new TextDecoder('gb18030', { fatal: true }),
  84: new TextDecoder('big5', { fatal: true }),
  86: new TextDecoder('windows-1258', { fatal: true }),
  97: western,
  116: new TextDecoder('windows-1254', { fatal: true }),
};

/** Each line with its end. No alphabet uses the byte of a line end for anything else. */
function linesIn(body: Uint8Array): Uint8Array[] {
  const lines: Uint8Array[] = [];
  for (let from = 0; from < body.length; ) {
    const end = body.indexOf(0x0a, from);
    const to = end < 0 ? body.length : end + 1;
    lines.push(body.subarray(from, to));
    from = to;
  }
  return lines;
}

/** Decodes each line separately, because one line in another alphabet is no evidence about its neighbors. */
function decodeLine(line: Uint8Array, language: string | null | undefined): string {
  const tried = [utf8, alphabets[language ?? ''], looksChinese(line) ? chinese : undefined];
  for (const decoder of tried) {
    const text = decoder && attempt(decoder, line);
    if (text !== undefined) return text;
  }
  return western.decode(line);
}

function attempt(decoder: typeof utf8, line: Uint8Array): string | undefined {
  try {
    return decoder.decode(line);
  } catch {
    return undefined;
  }
}

/** Chinese characters are two high bytes each; an accent is a single one among letters. */
function looksChinese(line: Uint8Array): boolean {
  const runs =
    Buffer.from(line)
      .toString('latin1')
      .match(/[\xA1-\xFE]+/g) ?? [];
  return runs.length > 0 && runs.every((run) => run.length % 2 === 0);
}
