import { storableText } from './lines-of.ts';

const utf8 = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');
const chinese = new TextDecoder('gb18030');

/** Devices write UTF-8; those set to Chinese (`language=83`) may write names in their old alphabet. A NUL stays visible as one. */
export function decodeBody(body: Uint8Array, language?: string | null): string {
  return storableText(decode(body, language));
}

function decode(body: Uint8Array, language: string | null | undefined): string {
  try {
    return utf8.decode(body);
  } catch {
    return language === '83' ? chinese.decode(body) : lenient.decode(body);
  }
}
