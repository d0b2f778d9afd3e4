import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { root as project } from './project.mjs';

/**
 * Plants one change at a time, runs the narrow tests, and prints each change that neither a test nor the compiler notices.
 *
 *   npm run mutate -- rules/src/leave              every change in a folder or a file of the rules
 *   npm run mutate -- server/src/crud/access       the same in the server's lists, reads and writes
 *   npm run mutate -- --in migrations leaves       every constraint, trigger and policy of a table dropped
 *   npm run mutate -- --in crud                    an area as a whole: rules (the default), crud or migrations
 *   npm run mutate -- --sample 60 --seed 7         60 of all changes
 *   npm run mutate -- --floor 0.95                 fails if less than 95 % are noticed
 *   npm run mutate -- --workers 2                  with two processes; the rules only
 *
 * StrykerJS was tried first: it brings 110 packages, does not start with TypeScript 7, has no sample, and takes ten times as long,
 * because it runs Vitest for each change. It cannot drop a constraint either.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    in: { type: 'string' },
    root: { type: 'string', default: project },
    sample: { type: 'string', default: 'Infinity' },
    seed: { type: 'string', default: '1' },
    floor: { type: 'string', default: '0' },
    workers: { type: 'string', default: '1' },
  },
});
const root = realpathSync(values.root);
const crud = 'server/src/crud';

/** Each area: what can be changed there (`changes`), and which of them no test notices (`survivorsOf`). Opened when it is needed. */
const areas = {
  rules: async (folders) => (await import('./mutate/open-rules.mjs')).openRules(root, orAll(folders, 'rules/src'), Number(values.workers)),
  crud: async (folders) => (await import('./mutate/open-crud.mjs')).openCrud(root, orAll(folders, crud)),
  migrations: async (tables) => (await import('./mutate/open-migrations.mjs')).openMigrations(root, tables),
};

try {
  const narrowed = positionals.map((name) => name.replace(/\/$/, ''));
  const name = values.in ?? (narrowed.some((folder) => folder.startsWith(crud)) ? 'crud' : 'rules');
  if (!Object.hasOwn(areas, name)) throw new Error(`There is no area "${name}". There are: ${Object.keys(areas).join(', ')}.`);
  const area = await areas[name](narrowed);
  try {
    const chosen = sampled(area.changes);
    if (chosen.length === 0) throw new Error(`There is nothing to change in ${narrowed.join(', ') || name}.`);
    report(chosen, await area.survivorsOf(chosen));
  } finally {
    await area.close();
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

function orAll(folders, all) {
  return folders.length > 0 ? folders : [all];
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

function report(changes, survivors) {
  for (const { file, change } of survivors)
    console.log(`${placeOf(file, change)}  ${oneLine(change.before)}  ->  ${oneLine(change.after)}`);
  const share = 1 - survivors.length / changes.length;
  console.log(`${changes.length} changes, ${survivors.length} survived, ${(share * 100).toFixed(1)} % noticed (seed ${values.seed})`);
  if (share >= Number(values.floor)) return;
  console.error(`At least ${Number(values.floor) * 100} % must be noticed.`);
  process.exitCode = 1;
}

function placeOf(file, { line }) {
  return line ? `${file}:${line}` : file;
}

function oneLine(text) {
  const words = text.replace(/\s+/g, ' ');
  return words.length > 120 ? `${words.slice(0, 117)}...` : words;
}
