import { readdirSync, readFileSync } from 'node:fs';
import { connectOwner } from './owner.ts';

/** Linux counts in hundredths of a second on every machine. */
const ticksPerSecond = 100;

type Stat = { parent: number; own: number; ended: number };

/** Seconds of processor time used by this process and all its descendants, including those that have ended. Only available on Linux. */
export function processorSeconds(root: number): number {
  const stats = new Map(processes().map((id) => [id, statOf(id)]));
  const ticksBelow = (id: number): number => {
    const stat = stats.get(id);
    if (!stat) return 0;
    const children = [...stats].filter(([, child]) => child?.parent === id);
    return stat.own + stat.ended + children.reduce((sum, [child]) => sum + ticksBelow(child), 0);
  };
  return ticksBelow(root) / ticksPerSecond;
}

/** The processor time of the measuring process, where the baselines run; the product runs in another process. */
export function ownSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** The process that all connections to this database come from. */
export async function databaseProcess(databaseUrl: string): Promise<number> {
  const owner = await connectOwner(databaseUrl);
  try {
    const { rows } = await owner.query('select pg_backend_pid() as id');
    return statOf(rows[0].id)?.parent ?? 0;
  } finally {
    await owner.end();
  }
}

function processes(): number[] {
  try {
    return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? [Number(name)] : []));
  } catch {
    return [];
  }
}

/** A process may end while its statistics are read. */
function statOf(id: number): Stat | undefined {
  try {
    const [, , ...words] = readFileSync(`/proc/${id}/stat`, 'utf8')
      .replace(/\(.*\)/s, '()')
      .split(' ');
    const [parent, user, system, endedUser, endedSystem] = [1, 11, 12, 13, 14].map((at) => Number(words[at]));
    return { parent: parent ?? 0, own: (user ?? 0) + (system ?? 0), ended: (endedUser ?? 0) + (endedSystem ?? 0) };
  } catch {
    return undefined;
  }
}
