import { spawn } from 'node:child_process';

const atOnce = 2;

/** Runs Node programs in a folder, two at a time, and fails with the output of the first one that failed. */
export async function runAll(folder, programs) {
  const waiting = [...programs];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) await run(folder, next);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

function run(cwd, args) {
  // Such a short-lived program needs no garbage collection.
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, GOGC: '800' }, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${args.join(' ')} ended with ${code}:\n${said}`))));
  });
}
