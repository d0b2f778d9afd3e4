import { type Card, card, type Direction, type Picture } from './org-chart-layout.ts';

/** How a picture lies in its window: moved by x and y, then scaled. */
export type View = { x: number; y: number; scale: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

const limits = { min: 0.2, max: 2 } as const;
/** Below this the names on the cards can no longer be read. */
const readable = 0.6;

const within = (scale: number, min: number = limits.min): number => Math.min(limits.max, Math.max(min, scale));

/** What lies under the point stays there. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = within(view.scale * factor);
  const ratio = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

export const moveBy = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y });

/** The whole picture, never larger than life. */
export function fitIn(picture: Size, frame: Size): View {
  const scale = within(Math.min(1, frame.width / picture.width, frame.height / picture.height));
  return { scale, x: (frame.width - picture.width * scale) / 2, y: Math.max(0, (frame.height - picture.height * scale) / 2) };
}

/** Whole and in the middle if it can still be read then; else readable, beginning with the first card. */
export function firstView(picture: Picture, frame: Size, direction: Direction): View {
  const whole = fitIn(picture, frame);
  const [first] = picture.cards;
  if (whole.scale >= readable || !first) return whole;
  const centred = centreOn(first, frame, readable);
  return direction === 'down' ? { ...centred, y: 0 } : { ...centred, x: 0 };
}

export const centreOn = ({ x, y }: Pick<Card, 'x' | 'y'>, frame: Size, scale: number): View => ({
  scale,
  x: frame.width / 2 - (x + card.width / 2) * scale,
  y: frame.height / 2 - (y + card.height / 2) * scale,
});

export function isInSight({ x, y }: Pick<Card, 'x' | 'y'>, view: View, frame: Size): boolean {
  const [left, top] = [x * view.scale + view.x, y * view.scale + view.y];
  const [right, bottom] = [left + card.width * view.scale, top + card.height * view.scale];
  return left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height;
}
