import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { shortLived } from '../../../testing/short-lived.ts';

type Settings = { databaseUrl: string | undefined; dataFolder: string };

/** A child process that writes pairs of rows, or runs another program; `acknowledged` waits until `count` writes are acknowledged. */
export function startWriter({ databaseUrl, dataFolder }: Settings, program = new URL('./writer.ts', import.meta.url)) {
  const script = fileURLToPath(program);
  const child = spawn(process.execPath, [...shortLived, script, JSON.stringify({ databaseUrl, dataFolder })], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const closed = once(child, 'close');
  let said = '';
  let complaints = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    complaints += chunk;
  });
  // The last line may have been cut off by the end of the process.
  const ids = () => said.split('\n').slice(0, -1).map(Number);

  return {
    /** The error output of the process, once it has ended. */
    ended: closed.then(() => complaints),
    async acknowledged(count: number): Promise<void> {
      while (ids().length < count) {
        if (child.exitCode !== null) throw new Error(`The writer ended by itself: ${complaints}`);
        await Promise.race([once(child.stdout, 'data'), closed]);
      }
    },
    async kill(): Promise<number[]> {
      child.kill('SIGKILL');
      await closed;
      return ids();
    },
  };
}
