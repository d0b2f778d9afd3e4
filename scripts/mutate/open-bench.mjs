import { fork } from 'node:child_process';

/** Ends a change that hangs; working tests never reach this limit, even on a busy machine. */
const mostMs = 120_000;
/** Every order loads modules that stay in memory, so the process is replaced before its memory is full. */
const mostOrders = 200;
const script = new URL('./run-tests.mjs', import.meta.url);

/** Runs orders one after the other in a separate process, which is replaced if it hangs or ends. */
export function openBench() {
  let child = null;
  let orders = 0;

  function run(order) {
    if (orders === mostOrders) close();
    child ??= fork(script, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    orders += 1;
    const { promise, resolve } = Promise.withResolvers();
    const end = (outcome) => {
      clearTimeout(timer);
      child.removeAllListeners('message').removeAllListeners('exit');
      resolve(outcome);
    };
    const giveUp = (error) => {
      child.kill('SIGKILL');
      end({ passed: false, error });
      child = null;
      orders = 0;
    };
    const timer = setTimeout(giveUp, mostMs, 'The tests did not end.');
    child.once('message', end);
    child.once('exit', () => giveUp('The process ended.'));
    child.send(order);
    return promise;
  }

  function close() {
    child?.disconnect();
    child = null;
    orders = 0;
  }

  return { run, close };
}
