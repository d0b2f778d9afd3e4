import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, toolFile } from './project.mjs';

/** The parser installed with knip. */
const { parseDocument } = createRequire(toolFile('knip', 'knip'))('yaml');

function parse(text) {
  const document = parseDocument(text, { strict: true, uniqueKeys: true });
  assert.deepEqual(document.errors, []);
  return document.toJS();
}

const read = (path) => parse(readFileSync(join(root, '.github', path), 'utf8'));
const forms = globSync('ISSUE_TEMPLATE/*.yml', { cwd: join(root, '.github') }).filter((path) => !path.endsWith('config.yml'));

test('YAML that is malformed or repeats a key is noticed', () => {
  assert.throws(() => parse('name: CI\n on: push\n'));
  assert.throws(() => parse('name: CI\nname: CD\n'));
  assert.deepEqual(parse('name: CI\n'), { name: 'CI' });
});

test('issue forms have a name, a description and fields with an id and a label of their own', () => {
  assert.equal(forms.length, 2);
  for (const path of forms) {
    const { name, description, body } = read(path);
    assert.ok(name && description, path);
    const fields = body.filter(({ type }) => type !== 'markdown');
    for (const { type, attributes } of fields) {
      assert.match(type, /^(input|textarea|dropdown|checkboxes)$/);
      assert.ok(attributes.label, path);
      if (type === 'dropdown') assert.equal(new Set(attributes.options).size, attributes.options.length);
    }
    const ids = fields.map(({ id }) => id);
    assert.ok(ids.every((id) => /^[\w-]+$/.test(id)));
    assert.equal(new Set(ids).size, ids.length);
  }
  assert.equal(read('ISSUE_TEMPLATE/config.yml').blank_issues_enabled, false);
});

test('the workflow may only read, has pinned actions, and runs what .ci/run runs', () => {
  const workflow = read('workflows/ci.yml');
  assert.deepEqual(workflow.permissions, { contents: 'read' });
  assert.ok(workflow.concurrency.group);
  const { steps, permissions, 'timeout-minutes': minutes } = workflow.jobs.test;
  assert.equal(permissions, undefined);
  assert.ok(minutes > 0);
  const uses = steps.flatMap((step) => step.uses ?? []);
  assert.equal(uses.length, 2);
  for (const action of uses) assert.match(action, /^[\w-]+\/[\w-]+@(v\d+|[0-9a-f]{40})$/);
  const own = readFileSync(join(root, '.ci/run'), 'utf8').trim().split('\n').at(-1);
  assert.equal(steps.at(-1).run, own);
});
