import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import fastCheck from 'fast-check';
import { applied } from './find-changes.mjs';
import { guardLoops } from './guard-loops.mjs';

/**
 * A process that runs tests with a change in one file. It changes the source while it loads it and writes nothing, so every file is
 * unchanged after an interruption. The response to each order is whether all tests passed.
 */
const collector = new URL('./collect-tests.mjs', import.meta.url).href;
const orders = { number: 0, file: '', change: null, affected: new Set() };

/** Only the changed file and its importers are loaded again. */
const versionOf = (url) => (orders.affected.has(fileURLToPath(url)) ? `${url}?order=${orders.number}` : url);

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest' && context.parentURL !== collector) return { url: collector, shortCircuit: true };
    const found = next(specifier, context);
    return /^file:[^?]*\.ts$/.test(found.url) ? { ...found, url: versionOf(found.url) } : found;
  },
  load(url, context, next) {
    const file = url.startsWith('file:') ? fileURLToPath(url.split('?')[0]) : '';
    if (!file.endsWith('.ts') || file.includes('node_modules')) return next(url, context);
    const text = readFileSync(file, 'utf8');
    const source = file === orders.file && orders.change ? applied(text, orders.change) : text;
    return { format: 'module', source: stripTypeScriptTypes(guardLoops(file, source)), shortCircuit: true };
  },
});

const { collectedBy } = await import(collector);
// Always the same few examples, and no search for the smallest one that fails: tables should notice a slip by themselves.
fastCheck.configureGlobal({ seed: 1, numRuns: 20, endOnFailure: true });

async function pass({ tests, file, change, affected }) {
  Object.assign(orders, { number: orders.number + 1, file, change, affected: new Set(affected) });
  try {
    for (const test of tests) for (const run of await collectedBy(() => import(versionOf(pathToFileURL(test).href)))) await run();
    return { passed: true };
  } catch (error) {
    return { passed: false, error: String(error?.stack ?? error) };
  }
}

process.on('message', async (order) => process.send(await pass(order)));
process.on('disconnect', () => process.exit());
