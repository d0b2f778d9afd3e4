import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSaying } from './show-progress.mjs';

/** One more than the cores of the smallest machine, because each step waits for browsers, databases and clocks. */
const atOnce = 3;

/**
 * Runs the steps in order, stops at the first that fails, and ends with a table, the failures and the number of tests. Returns an exit
 * code. The steps of a list within the list run in parallel; each prints its output when it has ended, so that outputs do not mix.
 */
export async function runSteps(node, steps) {
  if (process.stdout.isTTY) process.env.FORCE_COLOR ??= '1';
  const reports = mkdtempSync(join(tmpdir(), 'cadre-reports-'));
  const rows = [];
  for (const step of steps) {
    const place = (number) => join(reports, `${rows.length}-${number}`);
    rows.push(...(Array.isArray(step) ? await runSideBySide(node, step, place) : [await runAloud(node, step, place(0))]));
    if (rows.some(({ well }) => !well)) break;
  }
  rmSync(reports, { recursive: true });
  return summarise(rows, steps.flat().slice(rows.length));
}

/** A step that names another as `after` begins when that has ended; a free worker takes the next step that may begin. */
async function runSideBySide(node, steps, place) {
  const rows = [];
  const unfinished = new Set(steps);
  const running = new Map();
  const waiting = [...steps.entries()];
  const started = Date.now();
  const stop = keepSaying(() => `${[...running.values()].join(' and ')} ... ${secondsSince(started).toFixed(0)} s`, 30);
  const work = async () => {
    while (waiting.length > 0) {
      const at = waiting.findIndex(([, { after }]) => !unfinished.has(after));
      if (at < 0) {
        await Promise.race(running.keys());
        continue;
      }
      const [[number, step]] = waiting.splice(at, 1);
      const run = runQuietly(node, step, place(number));
      running.set(run, step.name);
      rows[number] = await run;
      running.delete(run);
      unfinished.delete(step);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  stop();
  return rows;
}

async function runQuietly(node, step, place) {
  const output = openSync(`${place}.log`, 'w');
  const row = await runStep(node, step, { report: place, output });
  closeSync(output);
  sayName(step);
  process.stdout.write(readFileSync(`${place}.log`));
  if (row.failure) console.error(row.failure);
  return row;
}

async function runAloud(node, step, report) {
  sayName(step);
  const row = await runStep(node, step, { report });
  if (row.failure) console.error(row.failure);
  return row;
}

const secondsSince = (moment) => (Date.now() - moment) / 1000;

const sayName = ({ name }) => console.log(`\n=== ${name} ===`);

async function runStep(node, step, places) {
  const started = Date.now();
  const outcome = await step.run(node, places).then(
    (code) => ({ well: code === 0 }),
    (error) => ({ well: false, failure: error.message }),
  );
  const counted = step.count && existsSync(places.report) ? step.count(places.report) : { passed: 0, failed: 0, failures: [] };
  return { name: step.name, seconds: secondsSince(started), ...outcome, ...counted };
}

function summarise(rows, notRun) {
  const line = (name, outcome, seconds, tests) => console.log(`${name.padEnd(28)}${outcome.padEnd(9)}${seconds.padStart(9)}  ${tests}`);
  console.log('');
  for (const row of rows) {
    const tests = row.passed + row.failed === 0 ? '' : `${row.passed} tests passed, ${row.failed} failed`;
    line(row.name, row.well ? 'well' : 'FAILED', `${row.seconds.toFixed(1)} s`, tests);
  }
  for (const step of notRun) line(step.name, 'not run', '', '');
  for (const { file, name, says } of rows.flatMap(({ failures }) => failures)) console.log(['', `✗ ${file}`, name, ...says].join('\n  '));
  const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
  const well = rows.every((row) => row.well);
  // A failed check without tests of its own, for example a type error, still counts as one failure.
  console.log(`\n${sum('passed')} passed, ${well ? 0 : Math.max(1, sum('failed'))} failed`);
  return well ? 0 : 1;
}
