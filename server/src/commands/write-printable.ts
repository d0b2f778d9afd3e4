import { writeFile } from 'node:fs/promises';
import { describePrintable } from '../platform/documents/describe-printable.ts';

/** `npm run printable`: writes down which characters the fonts of our papers can print, for whoever checks a text without them. */
await writeFile(new URL('../../../contract/src/forms/printable-ranges.ts', import.meta.url), describePrintable());
