import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs the steps in order, stops at the first that fails, and ends with a table and the number of tests. Gives an exit code. */
export async function runSteps(node, steps) {
  const reports = mkdtempSync(join(tmpdir(), 'cadre-reports-'));
  const rows = [];
  for (const step of steps) {
    console.log(`\n=== ${step.name} ===`);
    rows.push(await runStep(node, step, join(reports, `${rows.length}.txt`)));
    if (!rows.at(-1).well) break;
  }
  rmSync(reports, { recursive: true });
  return summarise(rows, steps.slice(rows.length));
}

async function runStep(node, step, report) {
  const started = Date.now();
  const well = await step.run(node, report).then(
    (code) => code === 0,
    (error) => {
      console.error(error.message);
      return false;
    },
  );
  const counted = step.count && existsSync(report) ? step.count(report) : { passed: 0, failed: 0 };
  return { name: step.name, well, seconds: (Date.now() - started) / 1000, ...counted };
}

function summarise(rows, notRun) {
  const line = (name, outcome, seconds, tests) => console.log(`${name.padEnd(28)}${outcome.padEnd(9)}${seconds.padStart(9)}  ${tests}`);
  console.log('');
  for (const row of rows) {
    const tests = row.passed + row.failed === 0 ? '' : `${row.passed} tests passed, ${row.failed} failed`;
    line(row.name, row.well ? 'well' : 'FAILED', `${row.seconds.toFixed(1)} s`, tests);
  }
  for (const step of notRun) line(step.name, 'not run', '', '');
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const well = rows.every((row) => row.well);
  // A check without tests of its own that fails, a type error say, still counts as one failure.
  console.log(`\n${sum('passed')} passed, ${well ? 0 : Math.max(1, sum('failed'))} failed`);
  return well ? 0 : 1;
}
