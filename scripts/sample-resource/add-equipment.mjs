import { cpSync, globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = join(import.meta.dirname, 'files');

/** The lines for files that list every resource or page, each inserted after an existing line. */
const lines = [
  ['contract/src/resources/index.ts', /^import \{ employmentPeriods \}.*\n/m, "import { equipment } from './equipment.ts';\n"],
  ['contract/src/resources/index.ts', /^ {2}departments,\n/m, '  equipment,\n'],
  [
    'contract/src/pages.ts',
    /^ {2}departments: .*\n/m,
    "  equipment: { path: '/configuration/equipment', for: 'staff', right: 'equipment.view', lists: 'equipment' },\n",
  ],
  [
    'web/src/routes.tsx',
    /^.*pages\.departments,.*\n/m,
    "    page(inside, pages.equipment, () => import('./features/organisation/equipment-page.tsx'), 'EquipmentPage'),\n",
  ],
  ['web/src/menu.ts', /^.*at\(pages\.departments\).*\n/m, "      { text: 'equipment', ...at(pages.equipment) },\n"],
];

/** Writes the files a developer would write to add the resource, and returns their names. */
export function addEquipment(copy) {
  const touched = new Set();
  for (const file of globSync('**/*.*', { cwd: files })) {
    const place = file.endsWith('.sql') ? join(dirname(file), `${nextMigration(copy)}_equipment.sql`) : file;
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
