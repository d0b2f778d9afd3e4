/** From a parent's card to a child's; `from` names the parent. */
export type Line = { from: string; x1: number; y1: number; x2: number; y2: number; shape: 'elbow' | 'branch' };
type Point = { x: number; y: number };

/** Down, across at half of the way, down. */
export const elbow = (from: string, one: Point, other: Point): Line => ({
  from,
  x1: one.x,
  y1: one.y,
  x2: other.x,
  y2: other.y,
  shape: 'elbow',
});

/** Down along a column, then off to its side. */
export const branch = (from: string, one: Point, other: Point): Line => ({
  from,
  x1: one.x,
  y1: one.y,
  x2: other.x,
  y2: other.y,
  shape: 'branch',
});

const softness = 8;

export function pathOf({ x1, y1, x2, y2, shape }: Line): string {
  if (shape === 'branch') return `M${x1} ${y1}V${y2 - softness}q0 ${softness} ${softness} ${softness}H${x2}`;
  const middle = (y1 + y2) / 2;
  const bend = Math.min(softness, Math.abs(x2 - x1) / 2) * Math.sign(x2 - x1);
  const size = Math.abs(bend);
  return `M${x1} ${y1}V${middle - size}q0 ${size} ${bend} ${size}H${x2 - bend}q${bend} 0 ${bend} ${size}V${y2}`;
}
