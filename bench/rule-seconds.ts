import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

type Profile = {
  nodes: { id: number; callFrame: { url: string }; children?: number[] }[];
  samples: number[];
  timeDeltas: number[];
};

/** Seconds that a server run with `--cpu-prof` spent in the rules, including everything they called. */
export async function ruleSeconds(folder: string): Promise<number> {
  const [file = ''] = (await readdir(folder)).filter((name) => name.endsWith('.cpuprofile'));
  const { nodes, samples, timeDeltas } = JSON.parse(await readFile(join(folder, file), 'utf8')) as Profile;
  const inside = new Set<number>();
  // Callers are listed before their callees.
  for (const { id, callFrame, children = [] } of nodes) {
    if (!inside.has(id) && !callFrame.url.includes('/rules/src/attendance/')) continue;
    for (const one of [id, ...children]) inside.add(one);
  }
  return samples.reduce((sum, id, at) => sum + (inside.has(id) ? (timeDeltas[at] ?? 0) : 0), 0) / 1_000_000;
}
