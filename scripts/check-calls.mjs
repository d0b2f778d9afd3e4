import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findUndeclaredCalls } from './calls/find-undeclared-calls.mjs';
import { root as project } from './project.mjs';

/** Above the floor `platform`, requests to the server are declared calls only. The project folder may be given as an argument. */
const source = join(process.argv[2] ?? project, 'web/src');

/** Texts for a document in another language come from files of the build, not from the server. */
const withoutServer = ['features/forms/paper/use-paper-texts.ts'];

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
  .filter((path) => !path.startsWith('platform/') && !path.includes('/testing/') && !withoutServer.includes(path));

const complaints = files.flatMap((path) =>
  findUndeclaredCalls(readFileSync(join(source, path), 'utf8')).map(({ number, what }) => `web/src/${path}:${number} ${what}.`),
);

for (const complaint of complaints) console.error(complaint);
if (files.length === 0) console.error('No source was found, so nothing was checked.');
if (complaints.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} files above platform: every request to the server is a declared call.`);
