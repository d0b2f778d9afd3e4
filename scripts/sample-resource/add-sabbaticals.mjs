import { addSample } from './add-sample.mjs';

/** A kind of request during which its owner is away. */
export const addSabbaticals = (copy) =>
  addSample(copy, 'sabbaticals', [
    ['contract/src/request-kinds.ts', /^ {2}'travels',\n/m, "  'sabbaticals',\n"],
    ['contract/src/resources/requests.ts', /^import \{ proposals \}.*\n/m, "import { sabbaticals } from './sabbaticals.ts';\n"],
    ['contract/src/resources/requests.ts', /^ {2}travels,\n/m, '  sabbaticals,\n'],
    [
      'contract/src/pages.ts',
      /^ {2}travel: .*\n/m,
      "  sabbaticals: { path: '/requests/sabbaticals', for: 'signed_in', right: 'sabbaticals.view', lists: 'sabbaticals' },\n",
    ],
    [
      'web/src/routes.tsx',
      /^.*pages\.travel,.*\n/m,
      "    page(inside, pages.sabbaticals, () => import('./features/requests/sabbaticals-page.tsx'), 'SabbaticalsPage'),\n",
    ],
    ['web/src/menu.ts', /^.*at\(pages\.my_overtime\).*\n/m, "          { text: 'sabbaticals', ...at(pages.sabbaticals) },\n"],
    ['web/src/menu.ts', /^.*at\(pages\.overtime\).*\n/m, "          { text: 'sabbaticals', ...at(pages.sabbaticals) },\n"],
  ]);
