import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { nounRegistry, nounsIn } from './write-nouns.mjs';

test('the nouns are those that have a file in English; else run "npm run nouns"', () => {
  const { file, text } = nounRegistry();
  assert.equal(readFileSync(file, 'utf8'), text);
});

for (const language of ['zh', 'es', 'ja', 'de', 'fr']) {
  test(`every noun has a file in ${language}, and no file is left of another`, () => {
    assert.deepEqual(nounsIn(language), nounsIn('en'));
  });
}
