import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const check = fileURLToPath(new URL('./check-look.mjs', import.meta.url));

/** Valid pages; each test below adds one fault to them. */
const project = {
  'ui/button.tsx': 'export const Button = () => <button className="ui-button" />;\n',
  'ui/button.css': '.ui-button {\n  height: 36px;\n}\n',
  'ui/dialog.tsx': "import { Dialog } from '@base-ui/react/dialog';\nexport { Dialog };\n",
  'features/history/history-page.tsx': 'export const HistoryPage = () => <div className="history history__row" />;\n',
  'features/history/history.css': '/* 12px */\n.history {\n  gap: var(--space-3);\n}\n\n@media (max-width: 767.98px) {\n}\n',
  'features/errors/picture.css': '.picture {\n  width: 37px;\n}\n',
};

function checkProject(changes = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-look-'));
  try {
    for (const [path, text] of Object.entries({ ...project, ...changes })) {
      const file = join(folder, 'web/src', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
    const { status, stderr } = spawnSync(process.execPath, [check, folder], { encoding: 'utf8' });
    return { status, complaints: stderr.split('\n').filter(Boolean) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('parts have a look, drawings have sizes, pages have neither', () => {
  assert.deepEqual(checkProject(), { status: 0, complaints: [] });
});

const faults = [
  [
    'a button by its class',
    'features/history/a.tsx',
    '<button className="button button--primary" />\n',
    /a\.tsx:1 the class "button" is a look/,
  ],
  ['a class that is made', 'crud/a.tsx', '\n<a className={`icon-button \u0024{isOn ? "x" : ""}`} />\n', /a\.tsx:2 the class "icon-button"/],
  ['a variant that depends', 'crud/a.tsx', "<a className={`x \u0024{isOn ? 'button--primary' : ''}`} />\n", /the class "button--primary"/],
  ['a class of a part', 'layout/a.tsx', '<i className="ui-badge" />\n', /the class "ui-badge"/],
  ['a card by its class', 'fields/a.tsx', '<p className="card empty" />\n', /the class "card"/],
  ['a table by hand', 'features/history/a.tsx', '<table>\n', /a table by hand/],
  ['a size of its own', 'features/history/a.css', '.a {\n  gap: 12px;\n}\n', /a\.css:2 "gap: 12px;" has a size of its own/],
  ['a step of its own', 'ui/a.css', '@media (min-width: 1024px) {\n}\n', /a\.css:1 1024px is none of the steps of the window/],
  ['the kit outside of ui', 'crud/a.tsx', "import { Menu } from '@base-ui/react/menu';\n", /known inside of ui alone/],
];

for (const [story, path, text, expected] of faults) {
  test(story, () => {
    const { status, complaints } = checkProject({ [path]: text });
    assert.equal(status, 1);
    assert.match(complaints[0], expected);
  });
}

test('more than 9,000 lines of CSS fail the check', () => {
  const most = { 'ui/long.css': '.long {\n}\n\n'.repeat(2995) };
  const { status, complaints } = checkProject(most);
  assert.equal(status, 0, complaints.join());
  const { complaints: longer } = checkProject({ ...most, 'ui/longer.css': '\n\n\n' });
  assert.deepEqual(longer, ['The sheets have 9001 lines, more than 9000: a look is repeated somewhere.']);
});

test('a project without sources fails the check', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cadre-look-'));
  mkdirSync(join(folder, 'web/src'), { recursive: true });
  const { status } = spawnSync(process.execPath, [check, folder]);
  rmSync(folder, { recursive: true });
  assert.equal(status, 1);
});
