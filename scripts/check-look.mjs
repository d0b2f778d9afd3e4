import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRawLook } from './look/find-raw-look.mjs';
import { drawings } from './look/plan.mjs';
import { root as project } from './project.mjs';

/** Above the floor `ui` nothing has a look of its own. The house to check may be given as an argument. */
const source = join(process.argv[2] ?? project, 'web/src');
const isBelow = (path) => path.startsWith('ui/') || path.startsWith('platform/');

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx|ts|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
  .filter((path) => !isBelow(path));

const complaints = files
  .filter((path) => !drawings.some((drawing) => path.startsWith(drawing)))
  .flatMap((path) =>
    findRawLook(path, readFileSync(join(source, path), 'utf8')).map(({ number, what }) => `web/src/${path}:${number} ${what}.`),
  );

for (const complaint of complaints) console.error(complaint);
if (files.length === 0) console.error('No source was found, so nothing was checked.');
if (complaints.length > 0 || files.length === 0) process.exitCode = 1;
else console.log(`${files.length} files above ui: no look of their own.`);
