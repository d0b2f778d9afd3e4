import type { Random } from '../random.ts';
import { type Canvas, type Color, createCanvas, squarePng } from './png.ts';

/** No part of a shape is outside its box. */
type Box = { left: number; top: number; right: number; bottom: number };
/** `outside`: how far a point is outside of the shape, in pixels; negative inside. */
type Shape = { box: Box; outside: (x: number, y: number) => number };
type Layer = { color: Color; shape: Shape };

const size = 160;

const skins: readonly Color[] = [
  [255, 224, 196],
  [241, 198, 160],
  [224, 172, 128],
  [188, 128, 88],
  [141, 88, 58],
  [101, 64, 44],
];
const hairs: readonly Color[] = [
  [38, 30, 28],
  [70, 46, 34],
  [112, 74, 44],
  [166, 118, 66],
  [214, 176, 112],
  [128, 128, 132],
];
const walls: readonly Color[] = [
  [214, 234, 224],
  [216, 228, 244],
  [248, 224, 228],
  [240, 232, 214],
  [228, 224, 242],
];
const clothes: readonly Color[] = [
  [30, 94, 70],
  [38, 76, 128],
  [120, 44, 72],
  [58, 62, 74],
  [178, 132, 60],
  [92, 120, 132],
];
const ink: Color = [44, 36, 36];

const ellipse = (cx: number, cy: number, rx: number, ry: number): Shape => ({
  box: { left: cx - rx, top: cy - ry, right: cx + rx, bottom: cy + ry },
  outside: (x, y) => {
    const [across, down] = [(x - cx) / rx, (y - cy) / ry];
    return (Math.sqrt(across * across + down * down) - 1) * Math.min(rx, ry);
  },
});
const box = (left: number, top: number, right: number, bottom: number): Shape => ({
  box: { left, top, right, bottom },
  outside: (x, y) => Math.max(left - x, x - right, top - y, y - bottom),
});
const both = (one: Shape, other: Shape): Shape => ({
  box: {
    left: Math.max(one.box.left, other.box.left),
    top: Math.max(one.box.top, other.box.top),
    right: Math.min(one.box.right, other.box.right),
    bottom: Math.min(one.box.bottom, other.box.bottom),
  },
  outside: (x, y) => Math.max(one.outside(x, y), other.outside(x, y)),
});
const either = (one: Shape, other: Shape): Shape => ({
  box: {
    left: Math.min(one.box.left, other.box.left),
    top: Math.min(one.box.top, other.box.top),
    right: Math.max(one.box.right, other.box.right),
    bottom: Math.max(one.box.bottom, other.box.bottom),
  },
  outside: (x, y) => Math.min(one.outside(x, y), other.outside(x, y)),
});
const without = (one: Shape, hole: Shape): Shape => ({
  box: one.box,
  outside: (x, y) => Math.max(one.outside(x, y), -hole.outside(x, y)),
});
const mirrored = (shape: Shape): Shape =>
  either(shape, {
    box: { ...shape.box, left: size - shape.box.right, right: size - shape.box.left },
    outside: (x, y) => shape.outside(size - x, y),
  });

/** A portrait of a fictional person, in flat colors: wall, hair, clothes, face. */
export function drawPortrait(random: Random, woman: boolean): Buffer {
  const layers = layersOf(random, woman);
  const canvas = createCanvas(size, random.pick(walls));
  for (const layer of layers) paint(canvas, layer);
  return squarePng(canvas);
}

function layersOf(random: Random, woman: boolean): Layer[] {
  const [skin, hair, cloth] = [random.pick(skins), random.pick(hairs), random.pick(clothes)];
  const face = ellipse(80, 74, random.between(29, 33), random.between(36, 40));
  const top = random.between(38, 44);
  const crown = both(ellipse(80, 66, 38, 40), box(0, 0, size, top + 22));
  const layers: Layer[] = [];
  if (woman) layers.push({ color: hair, shape: longHair(random) });
  layers.push({ color: cloth, shape: ellipse(80, 168, 66, 52) });
  layers.push({ color: shaded(skin), shape: both(ellipse(80, 112, 15, 30), box(0, 90, size, 134)) });
  layers.push({ color: shaded(skin), shape: mirrored(ellipse(47, 77, 6, 9)) });
  layers.push({ color: skin, shape: face });
  layers.push({ color: hair, shape: without(crown, ellipse(80 + random.between(-10, 10), 86, 30, 36)) });
  layers.push({ color: hair, shape: mirrored(box(60, 64, 72, 66)) });
  layers.push({ color: ink, shape: mirrored(ellipse(66, 74, 3, 3.6)) });
  layers.push({ color: shaded(skin), shape: ellipse(80, 85, 3.4, 5) });
  layers.push({ color: [176, 72, 76], shape: without(ellipse(80, 94, 10, 6), ellipse(80, 90, 12, 6)) });
  if (!woman && random.below(3) === 0)
    layers.push({ color: hair, shape: without(both(face, box(0, 88, size, size)), ellipse(80, 88, 20, 14)) });
  if (random.below(3) === 0) layers.push({ color: ink, shape: glasses });
  return layers;
}

const longHair = (random: Random): Shape => both(ellipse(80, 84, 44, random.between(50, 66)), box(0, 26, size, random.between(116, 140)));
const rim = without(ellipse(66, 75, 11, 10), ellipse(66, 75, 9, 8));
const glasses = either(mirrored(rim), box(77, 73, 83, 75));

const shaded = ([red, green, blue]: Color): Color => [Math.round(red * 0.88), Math.round(green * 0.86), Math.round(blue * 0.85)];

/** The edge of a shape is a pixel wide, so that it looks drawn and not cut. */
function paint({ pixels }: Canvas, { color, shape: { box, outside } }: Layer): void {
  const last = (edge: number) => Math.min(size - 1, Math.ceil(edge));
  for (let y = Math.max(0, Math.floor(box.top) - 1); y <= last(box.bottom); y += 1) {
    for (let x = Math.max(0, Math.floor(box.left) - 1); x <= last(box.right); x += 1) {
      const cover = Math.min(1, Math.max(0, 0.5 - outside(x + 0.5, y + 0.5)));
      for (let part = 0, at = (y * size + x) * 3; cover > 0 && part < 3; part += 1, at += 1)
        pixels[at] = mix(pixels[at] as number, color[part] as number, cover);
    }
  }
}

const mix = (one: number, other: number, share: number): number => Math.round(one + (other - one) * share);
