import { fileURLToPath } from 'node:url';

/** The folder of Node's compile cache: tests start the product again and again, and half of a start is reading its sources. */
export const compileCache = fileURLToPath(new URL('../node_modules/.cache/cadre/compiled', import.meta.url));
