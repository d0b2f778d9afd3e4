import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { nounIndexes } from './write-nouns.mjs';

for (const { language, file, text } of nounIndexes()) {
  test(`the nouns in ${language} are those that have a file; else run "npm run nouns"`, () => {
    assert.equal(readFileSync(file, 'utf8'), text);
  });
}
