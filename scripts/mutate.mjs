import { createHash } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findChanges } from './mutate/find-changes.mjs';
import { findTests } from './mutate/find-tests.mjs';
import { findTypeErrors } from './mutate/find-type-errors.mjs';
import { openBench } from './mutate/open-bench.mjs';
import { root as project } from './project.mjs';

/**
 * Plants one change at a time in the rules and runs the tests that import the changed file. Prints each change that neither a test nor the
 * compiler notices.
 *
 *   npm run mutate -- rules/src/leave             every change in a folder or a file
 *   npm run mutate -- --sample 60 --seed 7        60 of all changes
 *   npm run mutate -- --floor 0.95                fails if less than 95 % are noticed
 *   npm run mutate -- --workers 2                 with two processes
 *
 * StrykerJS was tried first: it brings 110 packages, does not start with TypeScript 7, has no sample, and takes ten times as long,
 * because it runs Vitest for each change.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: project },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    floor: { type: 'string', default: '0' },
    workers: { type: 'string', default: '1' },
  },
});
const root = realpathSync(values.root);
const folders = positionals.length > 0 ? positionals.map((folder) => folder.replace(/\/$/, '')) : ['rules/src'];

try {
  const sources = folders.flatMap((folder) => findTests(root, folder));
  const changes = sampled(sources.flatMap((source) => changesOf(source).map((change) => ({ ...source, change }))));
  if (changes.length === 0) throw new Error(`There is nothing to change in ${folders.join(', ')}.`);
  const unnoticed = await unnoticedByTests(changes);
  const refused = findTypeErrors(root, unnoticed);
  report(
    changes,
    unnoticed.filter((one) => !refused.has(one)),
  );
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function changesOf({ file }) {
  return findChanges(file, readFileSync(join(root, file), 'utf8'));
}

/** Chosen by the hash of each change, not by its position, so that an edit of one file keeps the sample of all others. */
function sampled(all) {
  const rank = ({ file, change: { before, after } }) =>
    createHash('sha256').update([values.seed, file, before, after].join('\0')).digest('hex');
  const ranked = all.map((one, at) => ({ one, at, rank: rank(one) }));
  ranked.sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : a.at - b.at));
  const chosen = ranked.slice(0, Number(values.sample));
  return chosen.sort((a, b) => a.at - b.at).map(({ one }) => one);
}

async function unnoticedByTests(changes) {
  const found = [];
  const waiting = [...changes];
  const benches = Array.from({ length: Number(values.workers) }, openBench);
  try {
    const { passed, error } = await benches[0].run(orderOf({ tests: new Set(changes.flatMap(({ tests }) => tests)), affected: [] }));
    if (!passed) throw new Error(`The tests fail before anything is changed: ${error}`);
    await Promise.all(
      benches.map(async (bench) => {
        for (let next = waiting.shift(); next; next = waiting.shift()) if ((await bench.run(orderOf(next))).passed) found.push(next);
      }),
    );
  } finally {
    for (const bench of benches) bench.close();
  }
  return found;
}

function orderOf({ tests, file = '', change = null, affected }) {
  const inRoot = (files) => [...files].map((one) => join(root, one));
  return { tests: inRoot(tests), file: join(root, file), change, affected: inRoot(affected) };
}

function report(changes, survivors) {
  for (const { file, change } of survivors) console.log(`${file}:${change.line}  ${oneLine(change.before)}  ->  ${oneLine(change.after)}`);
  const share = 1 - survivors.length / changes.length;
  console.log(`${changes.length} changes, ${survivors.length} survived, ${(share * 100).toFixed(1)} % noticed (seed ${values.seed})`);
  if (share >= Number(values.floor)) return;
  console.error(`At least ${Number(values.floor) * 100} % must be noticed.`);
  process.exitCode = 1;
}

function oneLine(text) {
  const words = text.replace(/\s+/g, ' ');
  return words.length > 120 ? `${words.slice(0, 117)}...` : words;
}
