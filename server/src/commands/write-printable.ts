import { writeFile } from 'node:fs/promises';
import { describePrintable } from '../platform/documents/describe-printable.ts';

/**
 * `npm run printable`: writes the character ranges that the fonts of our documents cover, so that text can be checked without the fonts.
 */
await writeFile(new URL('../../../contract/src/forms/printable-ranges.ts', import.meta.url), describePrintable());
