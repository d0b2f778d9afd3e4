import { type Exact, exact } from './exact.ts';

/** An exact number inside an explanation: itself if it is whole, else a reduced fraction like `7/450`. */
export type Figure = number | string;

export function figureOf({ over, under }: Exact): Figure {
  const shared = divisorOf(over < 0n ? -over : over, under);
  const [above, below] = [over / shared, under / shared];
  return below === 1n && isSafe(above) ? Number(above) : `${above}/${below}`;
}

const isSafe = (whole: bigint): boolean => Number.isSafeInteger(Number(whole));

function divisorOf(one: bigint, other: bigint): bigint {
  let [larger, smaller] = [one, other];
  while (smaller > 0n) [larger, smaller] = [smaller, larger % smaller];
  return larger;
}

export function exactOf(figure: Figure): Exact {
  if (typeof figure === 'number') return exact([figure]);
  const [over = '0', under = '1'] = figure.split('/');
  return { over: BigInt(over), under: BigInt(under) };
}

/** As near as a decimal number comes. */
export function decimalOf(figure: Figure): number {
  if (typeof figure === 'number') return figure;
  const { over, under } = exactOf(figure);
  return Number(over / under) + Number(over % under) / Number(under);
}

/** As people read it: `30.46875` where six decimals are enough, else `1 7/450`. */
export function figureText(figure: Figure, write: (value: number) => string): string {
  if (typeof figure === 'number') return write(figure);
  const { over, under } = exactOf(figure);
  if (mostDecimals % under === 0n) return write(decimalOf(figure));
  const whole = over / under;
  const rest = over < 0n && whole !== 0n ? -(over % under) : over % under;
  return whole === 0n ? `${rest}/${under}` : `${write(Number(whole))}\u00A0${rest}/${under}`;
}

const mostDecimals = 10n ** 6n;
