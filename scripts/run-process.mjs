import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { root } from './project.mjs';

const ownGroup = process.platform !== 'win32';
const graceMs = 20_000;
const running = new Set();
let stopping = false;

/**
 * Runs a program to its end and returns its exit code. It is stopped with its parent. Its output goes to `output`, an open file, or to the
 * parent's own output.
 */
export function runProcess(program, args, { cwd = root, env = {}, output = 'inherit' } = {}) {
  if (stopping) return Promise.resolve(1);
  watchForTheEnd();
  // A separate process group: Ctrl-C then reaches the child once, through us, and all processes it leaves running can be ended with it.
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', output, output], detached: ownGroup });
  running.add(child);
  return new Promise((resolve, reject) => {
    child.on('error', (error) => {
      running.delete(child);
      reject(error);
    });
    child.on('exit', (code, signal) => {
      running.delete(child);
      if (stopping) killGroup(child);
      resolve(code ?? 128 + constants.signals[signal]);
    });
  });
}

export function stopAll(signal) {
  stopping = true;
  for (const child of running) child.kill(signal);
  setTimeout(() => {
    for (const child of running) killGroup(child);
  }, graceMs).unref();
}

let watching = false;

function watchForTheEnd() {
  if (watching) return;
  watching = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
  if (process.env.npm_lifecycle_event) stopWithNpm();
}

/** The shell between npm and us swallows signals, so a killed npm is noticed by our parent having changed. */
function stopWithNpm() {
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    stopAll('SIGTERM');
  }, 500);
  timer.unref();
}

function killGroup(child) {
  if (!ownGroup) return child.kill('SIGKILL');
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
