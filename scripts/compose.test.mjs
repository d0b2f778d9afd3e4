import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const read = (name) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
const compose = read('compose.yaml');
const dockerfile = read('Dockerfile');
const services = Object.fromEntries(
  [...compose.matchAll(/^ {2}(app|database):\n((?: {4}.*\n|\n)+)/gm)].map(([, name, lines]) => [name, lines]),
);

test('both containers run with minimal privileges', () => {
  for (const lines of [services.app, services.database]) {
    assert.match(lines, /^ {4}read_only: true$/m);
    assert.match(lines, /^ {4}cap_drop: \[ALL\]$/m);
    assert.match(lines, /no-new-privileges:true/);
    assert.match(lines, /^ {4}healthcheck:$/m);
  }
  assert.doesNotMatch(services.app, /cap_add/);
  assert.match(dockerfile, /^USER node$/m);
});

test('the application uses a database account that owns nothing, and the owner only runs migrations', () => {
  assert.match(services.app, /^ {6}DATABASE_URL: postgres:\/\/cadre_app:/m);
  assert.match(services.app, /^ {6}MIGRATE_DATABASE_URL: postgres:\/\/cadre_owner:/m);
  assert.match(services.app, /^ {6}TRUST_PROXY: /m);
  const accounts = read('deploy/create-accounts.sh');
  assert.match(accounts, /create role cadre_app login password :'app_password';/);
  assert.match(accounts, /create database cadre owner cadre_owner;/);
});

test('the demo is off by default, and every image has a version', () => {
  assert.match(services.app, /^ {6}CADRE_DEMO: \$\{CADRE_DEMO:-0\}$/m);
  const images = [...compose.matchAll(/image: (\S+)/g), ...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  assert.equal(images.length, 4);
  for (const image of images) assert.match(image, /:\d+\.\d+/);
});
