import { storableText } from './lines-of.ts';

const secret = /\b(passwd|password|pwd|commkey|pushcommkey|registrycode)=([^\t\r\n&,]+)/gi;
const bulky = /\b(tmp|template|content|photo|photodata|extenddata)=([^\t\r\n]*)/gi;

/** Redacts a line for storage and display: passwords are masked, and templates and pictures are replaced by their size. */
export const redactLine = (text: string): string =>
  storableText(text)
    .replace(secret, '$1=***')
    .replace(bulky, (_whole, key: string, value: string) => `${key}=(${value.length})`);
