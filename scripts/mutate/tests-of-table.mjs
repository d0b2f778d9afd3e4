/** Tests that use another database, that count statements of a process, or that take minutes. */
const left =
  /^server\/test\/(embedded|faults|postgres|platform\/(?!row-level)|seeds|answers\/answers|guarded|hostile|crud\/(keyset|proof|refusals|scopes))/;
const atMost = 6;
const ofAll = ['server/test/crud/declarations.test.ts', 'server/test/crud/writes.test.ts'];

/** The narrow tests of a table: the six files that name it, or its resource, most often, and those of every resource. */
export function testsOfTable(table, tests) {
  const name = new RegExp(`(?<![\\w-])(${table}|${table.replaceAll('_', '-')})(?![\\w-])`, 'g');
  const naming = tests
    .map(({ file, text }) => ({ file, times: text.match(name)?.length ?? 0 }))
    .filter(({ file, times }) => times > 0 && !left.test(file) && !ofAll.includes(file))
    .sort((one, other) => other.times - one.times);
  return [...naming.slice(0, atMost).map(({ file }) => file), ...ofAll];
}
