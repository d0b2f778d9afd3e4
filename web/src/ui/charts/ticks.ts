/** The start and the end of an axis, and the values with a grid line. */
export type Scale = { from: number; to: number; ticks: readonly number[] };

const mantissas = [1, 2, 2.5, 5];

/** The smallest steps of minutes that read as a clock; from an hour on, steps are round numbers of hours. */
const partsOfHour = [15, 30];

/** The unit of an axis: the least step between two lines, in the unit of the values. */
export const smallestSteps = { number: 1, share: 100, minutes: 60, money: 1 } as const;
export type AxisUnit = keyof typeof smallestSteps;

/** Round steps around all values. Zero is always on the axis, so that the length of a bar is its value. */
export function scaleFor(values: readonly number[], unit: AxisUnit, most = 5): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = stepFor((high - low || smallestSteps[unit]) / most, unit);
  const [first, last] = [Math.floor(low / step), Math.max(Math.ceil(high / step), low === 0 ? 1 : 0)];
  return { from: first * step, to: last * step, ticks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step) };
}

/** The next round number that is not below. */
function stepFor(least: number, unit: AxisUnit): number {
  const smallest = smallestSteps[unit];
  const part = unit === 'minutes' ? partsOfHour.find((minutes) => minutes >= least) : undefined;
  if (part !== undefined) return part;
  for (let power = smallest; ; power *= 10) {
    const found = mantissas.map((mantissa) => mantissa * power).find((step) => step >= least && Number.isInteger(step / smallest));
    if (found !== undefined) return found;
  }
}

/** How far along the axis a value is, in percent. */
export const placeOn = ({ from, to }: Pick<Scale, 'from' | 'to'>, value: number): number =>
  Math.min(100, Math.max(0, ((value - from) / (to - from)) * 100));
