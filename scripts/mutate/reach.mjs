import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What `record-reach.mjs` has written: per test file the executed functions of each source file. */
export function readReach(root, folder) {
  return readdirSync(folder).map((name) => ({
    test: relative(root, decodeURIComponent(name.replace(/\.json$/, ''))),
    scripts: new Map(
      JSON.parse(readFileSync(join(folder, name), 'utf8')).map(({ url, functions }) => [relative(root, fileURLToPath(url)), functions]),
    ),
  }));
}

/**
 * Whether the changed code was executed. The smallest range around it has the count, so a branch that was not taken is not reached, and
 * code outside of functions is reached with any function of its file.
 */
export function isReached({ file, change }, scripts) {
  const functions = scripts.get(file) ?? [];
  const isAround = ({ startOffset, endOffset }) => startOffset <= change.start && change.end <= endOffset;
  const [inner] = functions.filter(([whole]) => isAround(whole)).sort(([one], [other]) => sizeOf(one) - sizeOf(other));
  if (!inner || inner[0].startOffset === 0) return functions.some(([whole]) => whole.count > 0);
  return inner.filter(isAround).sort((one, other) => sizeOf(one) - sizeOf(other))[0].count > 0;
}

const sizeOf = ({ startOffset, endOffset }) => endOffset - startOffset;
