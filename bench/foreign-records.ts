import { startCompany } from './tools/company.ts';
import { type Figure, median } from './tools/figure.ts';
import { signIn } from './tools/product.ts';

const pairs = 400;
const mostApart = 0.2;

/** Whether the time of a refusal reveals that a record of another person exists. */
export async function foreignRecords(): Promise<Figure[]> {
  const company = await startCompany(100);
  try {
    const { url } = company.product;
    const headers = { authorization: `Bearer ${await signIn(url, 'employee@example.com')}` };
    const read = (id: number) => fetch(`${url}/api/v1/leaves/${id}`, { headers });
    const foreign = await foreignLeave(url, company.headers, read);
    const took = async (id: number): Promise<number> => {
      const from = performance.now();
      const answer = await read(id);
      await answer.text();
      if (answer.status !== 404) throw new Error(`Leave ${id} is answered with ${answer.status}.`);
      return performance.now() - from;
    };
    const times = { foreign: [] as number[], missing: [] as number[] };
    for (let at = 0; at < pairs; at += 1) {
      // Each comes first equally often, so that neither is slowed down by the state the other leaves.
      for (const kind of at % 2 ? (['foreign', 'missing'] as const) : (['missing', 'foreign'] as const))
        times[kind].push(await took(kind === 'foreign' ? foreign : 987_654_321));
    }
    const apart = Math.abs(median(times.foreign) / median(times.missing) - 1);
    return [
      {
        name: "A refusal, time of someone else's record to one that does not exist",
        value: `${(100 * apart).toFixed(1)} % apart`,
        promise: `at most ${100 * mostApart} %`,
        kept: apart <= mostApart,
      },
    ];
  } finally {
    await company.stop();
  }
}

async function foreignLeave(url: string, headers: Record<string, string>, read: (id: number) => Promise<Response>): Promise<number> {
  const list = await fetch(`${url}/api/v1/leaves?per_page=50`, { headers });
  const { data } = (await list.json()) as { data: { id: number }[] };
  for (const { id } of data) if ((await read(id)).status === 404) return id;
  throw new Error('The employee sees every leave.');
}
