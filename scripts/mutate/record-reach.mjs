import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect } from 'vitest';
import { takeCoverage } from './take-coverage.mjs';

/** A set-up file of the server's tests: writes which code of `server/src/crud` a test file has executed. */
const folder = process.env.CADRE_REACH;
if (folder)
  afterAll(async () => {
    const { testPath } = expect.getState();
    writeFileSync(join(folder, `${encodeURIComponent(testPath)}.json`), JSON.stringify(await takeCoverage(/\/server\/src\/crud\//)));
  });
