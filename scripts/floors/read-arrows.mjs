import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { plan } from './plan.mjs';
import { readImports } from './read-imports.mjs';

/** Every arrow of the source tree: { from, line, to }, where `to` is a file of ours or the name of a package. */
export function readArrows(root) {
  const files = Object.keys(plan).flatMap((building) => sourcesUnder(root, building));
  const arrows = files.flatMap((from) =>
    readImports(readFileSync(join(root, from), 'utf8')).map(({ names, line }) => ({
      from,
      line,
      ...target(from, names),
    })),
  );
  return { files, arrows };
}

function sourcesUnder(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return ['node_modules', 'dist'].includes(entry.name) ? [] : sourcesUnder(root, path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) ? [path] : [];
  });
}

function target(from, names) {
  const [path] = names.split('?');
  if (path.startsWith('.')) return { to: posix.normalize(posix.join(dirname(from), path)) };
  const ours = /^@cadre\/([^/]+)\/(.+)$/.exec(path);
  if (ours) return { to: `${ours[1]}/src/${ours[2]}.ts` };
  const parts = path.split('/');
  return { package: path.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0] };
}
