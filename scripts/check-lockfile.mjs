import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.mjs';

/**
 * A lockfile written on one kind of machine can lack the packages of another: `npm install` passes there, `npm ci` elsewhere fails. An
 * address in it would tie every clone to the registry of its author. Another lockfile may be given as an argument.
 */
const { packages } = JSON.parse(readFileSync(process.argv[2] ?? join(root, 'package-lock.json'), 'utf8'));

const complaints = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, resolved = '' }]) => [
  ...Object.keys(optionalDependencies)
    .filter((name) => !isLocked(path, name))
    .map((name) => `${path || 'The project'} names ${name} for some machines, but the lockfile does not hold it.`),
  ...(/^https?:/.test(resolved) ? [`${path} is tied to the address ${resolved}.`] : []),
]);

/** As Node resolves it: next to the package, then in each parent folder. */
function isLocked(path, name) {
  if (`${path ? `${path}/` : ''}node_modules/${name}` in packages) return true;
  return path !== '' && isLocked(path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '', name);
}

for (const complaint of complaints) console.error(complaint);
if (complaints.length > 0) process.exitCode = 1;
else console.log(`${Object.keys(packages).length} packages, complete for every kind of machine.`);
