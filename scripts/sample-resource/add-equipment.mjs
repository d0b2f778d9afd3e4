import { addSample } from './add-sample.mjs';

/** A plain resource. */
export const addEquipment = (copy) =>
  addSample(copy, 'equipment', [
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
  ]);
