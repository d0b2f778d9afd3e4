import { runNode } from './tools/child.ts';
import type { Figure } from './tools/figure.ts';

/** As measured by `npm test`: "sign-in: 180.2 of 215 kB in 7 files". */
const line = /^(.+): ([\d.]+) of (\d+) kB( of CSS)?/gm;

export async function bundleSizes(): Promise<Figure[]> {
  const said = await runNode(['scripts/check-bundle.mjs']).catch((error: Error) => error.message);
  const figures = [...said.matchAll(line)].map(
    ([, page, size, limit, css]): Figure => ({
      name: `${css ? 'CSS' : 'JavaScript'} of ${page}, gzip`,
      value: `${size} kB`,
      promise: `at most ${limit} kB`,
      kept: Number(size) <= Number(limit),
    }),
  );
  if (figures.length === 0) throw new Error(`No page was weighed:\n${said}`);
  return figures;
}
