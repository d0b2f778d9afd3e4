import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const simulator = fileURLToPath(new URL('../server/simulator/main.ts', import.meta.url));

type Terminal = {
  /** Records a punch; the terminal takes this as the current time. */
  punch: (pin: string, direction: 'in' | 'out', at: number) => void;
  /** Sets the path of the terminal's own address. */
  moveTo: (path: string) => void;
  /** Calls now instead of at its next turn. */
  call: () => void;
  unplug: () => Promise<void>;
};

/** A terminal on the wall of Madrid, as `npm run device-simulator` starts it, plugged into the product of the journeys. */
export function plugIn(serial: string, pins: readonly string[]): Terminal {
  const inputs = { url: process.env.E2E_URL as string, serial, pins: pins.join(), profile: 'speedface', zone: 'Europe/Madrid' };
  const args = Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value]);
  const child = spawn(process.execPath, [simulator, ...args], { stdio: ['pipe', 'ignore', 'inherit'] });
  const type = (line: string) => void child.stdin.write(`${line}\n`);
  return {
    punch: (pin, direction, at) => {
      type(`clock ${Math.round((at - Date.now()) / 1000)}s`);
      type(`punch ${pin} ${direction}`);
    },
    moveTo: (path) => type(`address ${process.env.E2E_URL}${path}`),
    call: () => type('status'),
    unplug: async () => {
      if (child.exitCode !== null) return;
      child.stdin.end('quit\n');
      await once(child, 'exit');
    },
  };
}
