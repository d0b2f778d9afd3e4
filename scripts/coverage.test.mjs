import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './project.mjs';

/** The claims of each line of the table: files, each with the name of a test in it. */
function claimsOf(table) {
  return table
    .split('\n')
    .filter((line) => /^\| (?!Specification|-)/.test(line))
    .map((line) => {
      const [, said, proofs] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
      return { said, proofs: proofs.split('<br>').map((proof) => /^`([^`]+)` (.+)$/.exec(proof.replaceAll('\\|', '|'))?.slice(1)) };
    });
}

const read = (path) => (existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8').replaceAll("\\'", "'") : undefined);

function faultsOf(table) {
  return claimsOf(table).flatMap(({ said, proofs }) =>
    proofs.flatMap((proof) => {
      if (!proof) return `"${said}" is not proven`;
      const [path, name] = proof;
      const text = read(path);
      return text === undefined ? `${path} is not there` : text.includes(name) ? [] : `${path} has no test "${name}"`;
    }),
  );
}

test('every line of the specification has its proof, and every proof is there', () => {
  const table = readFileSync(join(root, 'e2e/coverage.md'), 'utf8');
  assert.ok(claimsOf(table).length > 70);
  assert.deepEqual(faultsOf(table), []);
});

test('a line without a proof, a file that is gone and a test of another name are found', () => {
  const here = 'scripts/coverage.test.mjs';
  const unknown = ['never', 'written'].join(' ');
  const table = ['| a | |', '| b | `e2e/gone.spec.ts` x |', `| c | \`${here}\` ${unknown} |`, `| d | \`${here}\` are found |`].join('\n');
  assert.deepEqual(faultsOf(table), ['"a" is not proven', 'e2e/gone.spec.ts is not there', `${here} has no test "${unknown}"`]);
});
