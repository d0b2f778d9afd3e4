import { readFileSync } from 'node:fs';

/** Each reads the report of one test runner and gives how many tests passed and failed. */
export function countVitestTests(file) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: numPassedTests, failed: numFailedTests };
}

export function countPlaywrightTests(file) {
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

export function countNodeTests(file) {
  const tap = readFileSync(file, 'utf8');
  const total = (word) => Number(new RegExp(`^# ${word} (\\d+)$`, 'm').exec(tap)?.[1]);
  return { passed: total('pass'), failed: total('fail') };
}
