import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { root } from '../project.mjs';

const copied = [
  ...['rules', 'contract', 'server', 'web', 'scripts', 'testing', 'docs'],
  ...['package.json', 'tsconfig.base.json', 'vitest.config.ts', 'biome.json'],
];
const leftOut = ['node_modules', 'dist'];

/**
 * A copy of the product's sources in a folder of its own that may be changed. Packages are linked; the workspaces are those of the copy.
 */
export function makeScratchCopy() {
  const copy = mkdtempSync(join(tmpdir(), 'cadre-scratch-'));
  for (const name of copied)
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (file) => !leftOut.includes(basename(file)) });
  for (const folder of ['.', 'web']) linkPackages(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  return copy;
}

function linkPackages(from, to) {
  if (!existsSync(from)) return;
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === '@cadre') cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else if (!name.startsWith('.')) symlinkSync(join(from, name), join(to, name), 'junction');
  }
}
