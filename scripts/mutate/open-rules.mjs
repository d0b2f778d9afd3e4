import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChanges } from './find-changes.mjs';
import { findTests } from './find-tests.mjs';
import { findTypeErrors } from './find-type-errors.mjs';
import { openBench } from './open-bench.mjs';

/** Slips in the rules. Narrow tests: those that import the changed file, directly or through other files, the closest first. */
export function openRules(root, folders, workers) {
  const sources = folders.flatMap((folder) => findTests(root, folder));
  const changes = sources.flatMap((source) =>
    findChanges(source.file, readFileSync(join(root, source.file), 'utf8')).map((change) => ({ ...source, change })),
  );

  async function survivorsOf(chosen) {
    const found = [];
    const waiting = [...chosen];
    const benches = Array.from({ length: workers }, openBench);
    try {
      const { passed, error } = await benches[0].run(orderOf({ tests: new Set(chosen.flatMap(({ tests }) => tests)), affected: [] }));
      if (!passed) throw new Error(`The tests fail before anything is changed: ${error}`);
      await Promise.all(
        benches.map(async (bench) => {
          for (let next = waiting.shift(); next; next = waiting.shift()) if ((await bench.run(orderOf(next))).passed) found.push(next);
        }),
      );
    } finally {
      for (const bench of benches) bench.close();
    }
    const refused = findTypeErrors(root, found);
    return found.filter((one) => !refused.has(one));
  }

  function orderOf({ tests, file = '', change = null, affected }) {
    const inRoot = (files) => [...files].map((one) => join(root, one));
    return { tests: inRoot(tests), file: join(root, file), change, affected: inRoot(affected) };
  }

  return { changes, survivorsOf, close: async () => undefined };
}
