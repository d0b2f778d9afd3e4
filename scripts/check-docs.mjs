import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMissing } from './docs/find-missing.mjs';
import { root as project } from './project.mjs';

/**
 * The links, paths and names in the documents exist: renaming a file without its mention fails here. The project folder may be given as an
 * argument.
 */
const root = process.argv[2] ?? project;
const skipped = new Set(['node_modules', 'dist', '.git', 'data', 'test-results', 'playwright-report']);

const entries = list('');
const documents = entries.filter((path) => path.endsWith('.md'));
const sources = entries.filter((path) => /\.(ts|tsx|mjs|sql|css|json|yaml|yml|sh)$/.test(path) && path !== 'package-lock.json');
const read = (path) => readFileSync(join(root, path), 'utf8');

const missing = findMissing({ entries, documents: new Map(documents.map((path) => [path, read(path)])), sources, read });

for (const { path, number, what } of missing) console.error(`${path}:${number} ${what}.`);
if (documents.length === 0) console.error('No document was found, so nothing was checked.');
if (missing.length > 0 || documents.length === 0) process.exitCode = 1;
else console.log(`${documents.length} documents: every link, path and name in them exists.`);

/** All files and folders below this one; folders end with a slash. */
function list(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .flatMap((entry) => {
      const path = `${folder}${entry.name}`;
      return entry.isDirectory() ? [`${path}/`, ...list(`${path}/`)] : [path];
    });
}
