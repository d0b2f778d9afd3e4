import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const project = fileURLToPath(new URL('..', import.meta.url));

/** A name for the state of these files and folders of the project, without their tests, and of anything else that decides. */
export function hashSources(paths: readonly string[], ...others: readonly string[]): string {
  const hash = createHash('sha256').update(JSON.stringify(others));
  for (const file of paths.flatMap(filesUnder)) hash.update(`${file}\n`).update(readFileSync(join(project, file)));
  return hash.digest('hex').slice(0, 16);
}

function filesUnder(path: string): string[] {
  if (!existsSync(join(project, path)) || /\.test\.tsx?$/.test(path)) return [];
  if (/\.\w+$/.test(path)) return [path];
  return readdirSync(join(project, path))
    .sort()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
