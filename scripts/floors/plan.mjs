/**
 * The diagram of ARCHITECTURE.md as data. A building has floors, lowest first; `below` names the buildings it may import, `packages` the
 * only npm packages it may use (absent: any). The rooms of a floor with `rooms` never import each other. `testing` is shared by the test
 * runs; only tests import it.
 */
export const plan = {
  rules: { below: [], packages: [], floors: [{ name: 'rules', at: ['src/'] }] },
  contract: { below: ['rules'], packages: ['use-intl'], floors: [{ name: 'contract', at: ['src/'] }] },
  server: {
    below: ['contract', 'rules'],
    floors: [
      { name: 'simulator', at: ['simulator/'] },
      { name: 'platform', at: ['src/platform/'] },
      { name: 'crud', at: ['src/crud/'] },
      { name: 'features', at: ['src/features/'], rooms: true },
      { name: 'seeds', at: ['seeds/'] },
      { name: 'app', at: ['src/commands/', 'src/*'] },
      { name: 'test', at: ['test/', '*'] },
    ],
  },
  web: {
    below: ['contract', 'rules'],
    floors: [
      { name: 'public', at: ['public/'] },
      { name: 'platform', at: ['src/platform/'] },
      { name: 'ui', at: ['src/ui/'] },
      { name: 'fields', at: ['src/fields/'] },
      { name: 'crud', at: ['src/crud/'] },
      { name: 'layout', at: ['src/layout/'] },
      { name: 'features', at: ['src/features/'], rooms: true },
      { name: 'app', at: ['src/*'] },
      { name: 'test', at: ['test/', 'parts/', '*'] },
    ],
  },
  testing: { below: [], floors: [{ name: 'testing', at: [''] }] },
  e2e: { below: ['contract'], floors: [{ name: 'e2e', at: [''] }] },
  bench: { below: ['contract'], floors: [{ name: 'bench', at: [''] }] },
};
