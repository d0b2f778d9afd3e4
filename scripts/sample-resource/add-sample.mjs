import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Writes the files a developer would write to add a resource, and returns their names. The new files are in the folder `name`; each of the
 * `lines` is inserted into a file that lists every resource or page, after an existing line.
 */
export function addSample(copy, name, lines) {
  const touched = new Set();
  const files = join(import.meta.dirname, name);
  for (const file of globSync('**/*.*', { cwd: files })) {
    const place = file.endsWith('.sql') ? join(dirname(file), `${nextMigration(copy)}_${basename(file)}`) : file;
    mkdirSync(dirname(join(copy, place)), { recursive: true });
    cpSync(join(files, file), join(copy, place));
    touched.add(place);
  }
  for (const [file, behind, line] of lines) {
    const text = readFileSync(join(copy, file), 'utf8');
    if (!behind.test(text)) throw new Error(`${file} has no line like ${behind}`);
    writeFileSync(
      join(copy, file),
      text.replace(behind, (found) => found + line),
    );
    touched.add(file);
  }
  return [...touched].sort();
}

function nextMigration(copy) {
  const last = readdirSync(join(copy, 'server/migrations')).sort().at(-1);
  return String(Number(last.slice(0, 4)) + 1).padStart(4, '0');
}
