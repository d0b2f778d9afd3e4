/**
 * Replaces `vitest` while changes are planted: starting Vitest takes a hundred times as long as the tests of one rule. Rules are tested by
 * pure functions, so `describe`, `test` and their tables are all that is needed; `expect` is Vitest's own.
 */
export { expect } from 'vitest';

let collected = [];

/** The tests declared by the loaded file. */
export async function collectedBy(load) {
  collected = [];
  await load();
  return collected;
}

export const test = (_name, run) => {
  collected.push(run);
};
test.each = (rows) => (_name, run) => {
  for (const row of rows) collected.push(() => run(...(Array.isArray(row) ? row : [row])));
};

export const describe = (_name, declare) => declare();
describe.each = (rows) => (_name, declare) => {
  for (const row of rows) declare(...(Array.isArray(row) ? row : [row]));
};
