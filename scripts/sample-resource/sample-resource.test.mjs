import assert from 'node:assert/strict';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { openBrowser } from '../../e2e/chromium.ts';
import { people } from '../../e2e/people.ts';
import { sendRequest, sessionOf } from '../../e2e/send-request.ts';
import { startProduct } from '../../e2e/server.ts';
import { shortLived } from '../../testing/short-lived.ts';
import { toolFile } from '../project.mjs';
import { addEquipment } from './add-equipment.mjs';
import { runAll } from './run-all.mjs';
import { makeScratchCopy } from './scratch-copy.mjs';

/** Two programs are checked in parallel; several checkers in each would check the shared sources once each. */
const oneChecker = ['--checkers', '1'];
const languages = ['en', 'zh', 'es', 'ja', 'de', 'fr'];
/** The checks of the sources. Documents and packages do not change. */
const checks = ['floors', 'look', 'calls', 'words'].map((name) => [`scripts/check-${name}.mjs`]);
const laptop = { name: 'Field laptop', serial_no: 'FL-0001', kind: 'laptop', bought_on: '2026-03-02', price: 1249.5 };

const onlyLaptops = encodeURIComponent(JSON.stringify({ kind: ['laptop'] }));

let copy;
let files;
let product;
let texts;
let session;

before(async () => {
  copy = makeScratchCopy();
  files = addEquipment(copy);
  await runAll(copy, [['scripts/write-nouns.mjs']]);
  const everyLanguage = '../contract/src/texts/all.ts';
  checkOnly('web', ['src/features/organisation/equipment-page.tsx', 'src/menu.ts', 'src/texts-config.d.ts', everyLanguage]);
  await checkServer();
  await runAll(copy, [
    [toolFile('vite', 'vite', 'web'), 'build', 'web', '--mode', 'draft', '--minify', 'false', '--logLevel', 'warn'],
    [toolFile('typescript', 'tsc'), '-p', 'web', ...oneChecker],
    [toolFile('vitest', 'vitest'), 'run', '--root', 'server', '--project', 'server-unit', '--maxWorkers', '1'],
    [toolFile('vitest', 'vitest'), 'run', '--project', 'contract', '--maxWorkers', '1'],
    [toolFile('@biomejs/biome', 'biome'), 'ci', '--colors=off', ...files.filter((file) => !file.endsWith('.sql'))],
    ...checks,
  ]);
  product = await startProduct(copy);
  process.env.E2E_URL = product.url;
  session = await sessionOf(people.adrian);
  ({ allTexts: texts } = await import(join(copy, 'contract/src/texts/all.ts')));
});

after(async () => {
  await product?.stop();
  if (copy) rmSync(copy, { recursive: true });
});

/** On the server only a migration is new, which runs at startup. Its types are generated from the tables. */
async function checkServer() {
  checkOnly('server', ['src/app.ts']);
  await runAll(copy, [[...shortLived, 'server/src/commands/write-tables.ts']]);
  await runAll(copy, [[toolFile('typescript', 'tsc'), '-p', 'server', ...oneChecker]]);
}

/** The rest of the building does not use the new resource; another step checks its types. */
function checkOnly(building, only) {
  const file = join(copy, building, 'tsconfig.json');
  const { extends: base, compilerOptions } = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, JSON.stringify({ extends: base, compilerOptions, files: only }));
}

const requested = (method, path, { body, language = 'en', cookie } = {}) =>
  fetch(new URL(path, product.url), {
    method,
    headers: {
      authorization: `Bearer ${session.access_token}`,
      'accept-language': language,
      ...(body && { 'content-type': 'application/json' }),
      ...(cookie && { cookie }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });

test('a plain resource with its page takes thirteen files', () => assert.equal(files.length, 13, files.join('\n')));

test('its records are made, listed, read and found', async () => {
  const { data: owner } = await sendRequest(session, 'GET', '/employees?per_page=1');
  const { data: made } = await sendRequest(session, 'POST', '/equipment', { ...laptop, employee_id: owner[0].id });
  const { data, meta } = await sendRequest(session, 'GET', `/equipment?search=fl-00&filters=${onlyLaptops}&order_by=price`);
  assert.equal(meta.total, 1);
  assert.partialDeepStrictEqual(data[0], { ...laptop, id: made.id, employee: { id: owner[0].id, name: owner[0].name } });
  assert.equal(data[0].can.update, true);
});

test('quick search finds it by its name, with its serial number', async () => {
  const { data } = await sendRequest(session, 'GET', '/search?q=field%20laptop');
  assert.partialDeepStrictEqual(data, [{ resource: 'equipment', name: laptop.name, detail: laptop.serial_no }]);
});

test('a refusal names its field in every language', async () => {
  for (const language of languages) {
    const answer = await requested('POST', '/api/v1/equipment', { body: { name: 'Van' }, language });
    const { fields } = await answer.json();
    assert.equal(answer.status, 422);
    assert.match(fields.serial_no[0], new RegExp(texts[language].nouns.equipment.fields.serial_no));
  }
});

test('a serial number can be used only once', async () => {
  const answer = await requested('POST', '/api/v1/equipment', { body: { ...laptop, name: 'Another laptop' } });
  assert.deepEqual((await answer.json()).fields, { serial_no: ['Serial number is already in use'] });
});

test('its list is exported', async () => {
  for (const format of ['csv', 'xlsx']) {
    const answer = await requested('POST', '/api/v1/exports/equipment', {
      body: { format, filters: { kind: ['laptop'] } },
      language: 'de',
    });
    const { link } = await answer.json();
    const file = await requested('GET', link, { cookie: answer.headers.get('set-cookie').split(';')[0] });
    const bytes = Buffer.from(await file.arrayBuffer());
    if (format === 'csv') assert.match(bytes.toString(), /Seriennummer.*FL-0001.*Notebook/s);
    else assert.equal(bytes.subarray(0, 2).toString(), 'PK');
  }
});

test('its history shows each change', async () => {
  const { data } = await sendRequest(session, 'GET', '/equipment?per_page=1');
  await sendRequest(session, 'PUT', `/equipment/${data[0].id}`, { version: data[0].version, price: 999 });
  const { data: entries } = await sendRequest(session, 'GET', `/equipment/${data[0].id}/history`);
  assert.deepEqual(
    entries.map(({ action, changes }) => [action, changes.find(({ field }) => field === 'price')?.new]),
    [
      ['update', 999],
      ['create', 1249.5],
    ],
  );
});

test('its page is in the menu and uses the chosen language', async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage({ baseURL: product.url });
    await page.goto('/ready');
    await page.evaluate((kept) => localStorage.setItem('cadre.session', kept), JSON.stringify(session));
    for (const language of languages) {
      await page.evaluate((chosen) => localStorage.setItem('cadre.language', chosen), language);
      await page.goto('/configuration/equipment');
      const { fields, options, many } = texts[language].nouns.equipment;
      const name = many.slice(0, 1).toUpperCase() + many.slice(1);
      await page.getByRole('navigation').getByRole('link', { name, exact: true }).first().waitFor();
      await page.getByRole('columnheader', { name: fields.bought_on }).waitFor();
      await page.getByRole('row', { name: laptop.name }).getByText(options.kind.laptop, { exact: true }).waitFor();
    }
  } finally {
    await browser.close();
  }
});
