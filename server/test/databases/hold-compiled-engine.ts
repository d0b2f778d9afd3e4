import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let held: Promise<WebAssembly.Module> | undefined;

/**
 * Threads share the compiled engine as long as one of them keeps a reference. With the reference kept here, the engine of the next test
 * file starts compiled and already optimised.
 */
export async function holdCompiledEngine(): Promise<void> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  held ??= readFile(join(folder, 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  await held;
}
