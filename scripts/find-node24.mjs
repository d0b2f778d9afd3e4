import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.mjs';

const wanted = 24;

/** The Node installed with the packages, if it runs on this machine; otherwise the one that runs this script. */
export function findNode24() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const file = process.platform === 'win32' ? 'node.exe' : 'node';
  const packed = join(root, 'node_modules', `node-${platform}-${process.arch}`, 'bin', file);
  const found = [packed, process.execPath].find((node) => majorVersion(node) >= wanted);
  if (found) return found;
  throw new Error(
    `Cadre needs Node ${wanted}. None is packed for ${process.platform} ${process.arch}, and yours is ${process.version}. Install Node ${wanted} or later and start again.`,
  );
}

function majorVersion(node) {
  const answer = spawnSync(node, ['--print', 'process.versions.node'], { encoding: 'utf8' });
  return answer.status === 0 ? Number.parseInt(answer.stdout, 10) : 0;
}
