import { fillApprovals, waitingSets } from '../fill/fill-approvals.ts';
import { approveBare } from './baseline-approvals.ts';

type Runner = { run: (text: string, values?: unknown[]) => Promise<{ rows: { ids: number[] }[] }> };
type Engine = Runner & {
  script: (sql: string) => Promise<void>;
  transaction: (work: (tx: Runner) => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/* Works on the database without the product, on either engine: fills it, or approves the waiting sets one by one and prints the milliseconds of each. */
const [opener = '', work = '', count = '0'] = process.argv.slice(2);
const { openDatabase } = (await import(opener)) as { openDatabase: (settings: object) => Promise<Engine> };
const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataFolder: process.env.CADRE_DATA });
if (work === 'fill') await database.script(fillApprovals(Number(count)));
const { rows: sets } = await database.run(waitingSets);
if (work === 'fill') console.log(JSON.stringify(sets.map(({ ids }) => ids)));
else console.log(JSON.stringify(await approveSets(sets.slice(0, Number(count)))));
await database.close();

async function approveSets(waiting: readonly { ids: number[] }[]): Promise<number[]> {
  const taken: number[] = [];
  for (const { ids } of waiting) {
    const began = performance.now();
    for (const id of ids) await database.transaction((tx) => approveBare(tx, id));
    taken.push(performance.now() - began);
  }
  return taken;
}
