import type { Place } from './org-chart-blocks.ts';
import type { Direction, Picture } from './org-chart-layout.ts';

/** The transform of a picture in its window: moved by x and y, then scaled. */
export type View = { x: number; y: number; scale: number };
export type Point = { x: number; y: number };
export type Size = { width: number; height: number };
type Box = Pick<Place, 'x' | 'y' | 'width' | 'height'>;

const limits = { min: 0.1, max: 2 } as const;
/** Below this the names on the cards can no longer be read. */
const readable = 0.6;

const within = (scale: number, min: number = limits.min): number => Math.min(limits.max, Math.max(min, scale));

/** Zooms around a point, which keeps its position. */
export function zoomAt(view: View, factor: number, point: Point): View {
  const scale = within(view.scale * factor);
  const ratio = scale / view.scale;
  return { scale, x: point.x - (point.x - view.x) * ratio, y: point.y - (point.y - view.y) * ratio };
}

export const moveBy = (view: View, x: number, y: number): View => ({ ...view, x: view.x + x, y: view.y + y });

/** Fits the whole picture into the frame, never above its natural size. */
export function fitIn(picture: Size, frame: Size): View {
  const scale = within(Math.min(1, frame.width / picture.width, frame.height / picture.height));
  return { scale, x: (frame.width - picture.width * scale) / 2, y: Math.max(0, (frame.height - picture.height * scale) / 2) };
}

/** Whole and in the middle if it can still be read then; else as wide as its window, or readable and beginning with the first card. */
export function firstView(picture: Picture, frame: Size, direction: Direction): View {
  const whole = fitIn(picture, frame);
  const [first] = picture.cards;
  if (whole.scale >= readable || !first) return whole;
  if (direction === 'stacked') return { x: 0, y: 0, scale: within(Math.min(1, frame.width / picture.width), readable) };
  const ofWidth = Math.min(1, frame.width / picture.width);
  if (ofWidth >= readable) return { scale: ofWidth, x: (frame.width - picture.width * ofWidth) / 2, y: 0 };
  return { ...centreOn(first, frame, readable), y: 0 };
}

export const centreOn = ({ x, y, width, height }: Box, frame: Size, scale: number): View => ({
  scale,
  x: frame.width / 2 - (x + width / 2) * scale,
  y: frame.height / 2 - (y + height / 2) * scale,
});

/** Whether a box is in the window: completely, or partly with a margin around the window, in px of the screen. */
export function isInSight(box: Box, view: View, frame: Size): boolean {
  const { left, top, right, bottom } = onScreen(box, view);
  return left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height;
}

export function isNearby(box: Box, view: View, frame: Size, margin: number): boolean {
  const { left, top, right, bottom } = onScreen(box, view);
  return right >= -margin && bottom >= -margin && left <= frame.width + margin && top <= frame.height + margin;
}

const onScreen = ({ x, y, width, height }: Box, view: View) => {
  const [left, top] = [x * view.scale + view.x, y * view.scale + view.y];
  return { left, top, right: left + width * view.scale, bottom: top + height * view.scale };
};
