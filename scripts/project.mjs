import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** The file that a package's command runs, so that it can be given to a Node of our choice. */
export function toolFile(packageName, command, workspace = '.') {
  const folder = [join(root, workspace, 'node_modules', packageName), join(root, 'node_modules', packageName)].find(existsSync);
  if (!folder) throw new Error(`The package ${packageName} is not installed.`);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}
