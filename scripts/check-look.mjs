import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findOwnSteps, findRawLook } from './look/find-raw-look.mjs';
import { drawings } from './look/plan.mjs';
import { root as project } from './project.mjs';

/**
 * Above the floor `ui`, no code has a look of its own, all sheets share the same breakpoints, and together they stay short: a look that
 * repeats belongs to a part, a token or a class of `ui/base.css`. The project folder may be given as an argument.
 */
const source = join(process.argv[2] ?? project, 'web/src');
const mostCssLines = 9000;
const isBelow = (path) => path.startsWith('ui/') || path.startsWith('platform/');

const files = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx|ts|css)$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1));
const above = files.filter((path) => !isBelow(path));

const complain = (path, faultsOf) =>
  faultsOf(readFileSync(join(source, path), 'utf8')).map(({ number, what }) => `web/src/${path}:${number} ${what}.`);

const complaints = [
  ...above
    .filter((path) => !drawings.some((drawing) => path.startsWith(drawing)))
    .flatMap((path) => complain(path, (text) => findRawLook(path, text))),
  ...files.filter((path) => path.endsWith('.css')).flatMap((path) => complain(path, findOwnSteps)),
];

const cssLines = files
  .filter((path) => path.endsWith('.css'))
  .reduce((sum, path) => sum + readFileSync(join(source, path), 'utf8').split('\n').length - 1, 0);
if (cssLines > mostCssLines) complaints.push(`The sheets have ${cssLines} lines, more than ${mostCssLines}: a look is repeated somewhere.`);

for (const complaint of complaints) console.error(complaint);
if (above.length === 0) console.error('No source was found, so nothing was checked.');
if (complaints.length > 0 || above.length === 0) process.exitCode = 1;
else console.log(`${above.length} files above ui: no look of their own. ${cssLines} lines of CSS, of at most ${mostCssLines}.`);
