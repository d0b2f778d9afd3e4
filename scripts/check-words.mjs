import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root as project } from './project.mjs';
import { findRefusedParts, findRefusedWords } from './words/find-refused-words.mjs';

/** Names, comments and test titles use the usual terms, so that code can be searched. The project folder may be given as an argument. */
const folder = process.argv[2] ?? project;
const rooms = ['bench', 'contract', 'e2e', 'rules', 'scripts', 'server', 'testing', 'web'];

/** The word list itself, its test, texts in six languages, words for passwords, and what a program has written. */
const left = [
  /^scripts\/(words\/refused-words|check-words\.test)\.mjs$/,
  /^contract\/src\/texts\//,
  /^server\/src\/platform\/(access\/common-words|database\/tables)\.ts$/,
];

const files = rooms
  .flatMap((room) => sourcesIn(room))
  .filter((path) => /\.(tsx?|mjs|css)$/.test(path) && !/(^|\/)(node_modules|dist)\//.test(path) && !left.some((one) => one.test(path)));

const complaints = files.flatMap((path) => [
  ...findRefusedParts(path).map((what) => `${path}:1 ${what}.`),
  ...findRefusedWords(path, readFileSync(join(folder, path), 'utf8')).map(({ number, what }) => `${path}:${number} ${what}.`),
]);

for (const complaint of complaints) console.error(complaint);
if (files.length === 0) console.error('No source was found, so nothing was checked.');
if (complaints.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} files: names, comments and titles in usual terms.`);

function sourcesIn(room) {
  try {
    return readdirSync(join(folder, room), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  } catch (error) {
    if (error.code === 'ENOENT') return [];
    throw error;
  }
}
