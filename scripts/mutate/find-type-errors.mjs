import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toolFile } from '../project.mjs';
import { applied } from './find-changes.mjs';

/**
 * The changes that the compiler refuses, so that no test needs to notice them. Each becomes a file next to the original in a copy of the
 * package, and one run of the compiler checks them all.
 */
export function findTypeErrors(root, changes) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-mutate-'));
  try {
    const copies = new Map(changes.map((one, at) => [one.file.replace(/\.ts$/, `.changed-${at}.ts`), one]));
    for (const building of new Set(changes.map(({ file }) => file.split('/')[0]))) {
      const isSource = (path) => !/node_modules|\.test\.ts$/.test(path.slice(root.length));
      cpSync(join(root, building), join(folder, building), { recursive: true, filter: isSource });
    }
    for (const [copy, { file, change }] of copies)
      writeFileSync(join(folder, copy), applied(readFileSync(join(root, file), 'utf8'), change));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    cpSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ extends: './tsconfig.base.json', include: ['*/src/**/*.changed-*.ts'] }));
    const { stdout } = spawnSync(process.execPath, [toolFile('typescript', 'tsc'), '-p', folder, '--noEmit', '--pretty', 'false'], {
      cwd: folder,
      encoding: 'utf8',
    });
    const refused = new Set(stdout.split('\n').flatMap((line) => /^([^(]+)\(\d+,\d+\): error/.exec(line)?.[1] ?? []));
    return new Set([...copies].flatMap(([copy, one]) => (refused.has(copy) ? [one] : [])));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
