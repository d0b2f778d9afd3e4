import { createHash } from 'node:crypto';
import { closeSync, fsyncSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The time the sample of work below takes on one of two idle cores of an ordinary server with an ordinary disk. */
const quietMs = 130;

/** The current slowdown of this machine, compared with an idle one: 1 or more. */
export function measurePace(work: () => void = computeAndSync): number {
  const started = performance.now();
  work();
  return Math.max(1, (performance.now() - started) / quietMs);
}

/** The typical load of tests: the processor, and commits that wait for the disk. */
function computeAndSync(): void {
  const block = Buffer.alloc(1024 * 1024, 'cadre');
  const hash = createHash('sha256');
  for (let times = 0; times < 160; times += 1) hash.update(block);
  hash.digest();
  const folder = mkdtempSync(join(tmpdir(), 'cadre-pace-'));
  const file = openSync(join(folder, 'commits'), 'w');
  for (let times = 0; times < 20; times += 1) {
    writeSync(file, block, 0, 8192);
    fsyncSync(file);
  }
  closeSync(file);
  rmSync(folder, { recursive: true });
}
