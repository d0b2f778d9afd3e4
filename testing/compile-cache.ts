import { fileURLToPath } from 'node:url';

/** Where Node keeps what it compiled: tests start the product again and again, and half of a start is reading its sources. */
export const compileCache = fileURLToPath(new URL('../node_modules/.cache/cadre/compiled', import.meta.url));
