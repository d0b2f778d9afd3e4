import { saveBlob } from '../../../platform/save-blob.ts';
import type { ChartColors } from './org-chart-colors.ts';
import type { Card, Picture } from './org-chart-layout.ts';
import { type Measure, type Paint, svgOf, type Words } from './org-chart-svg.ts';

const fileName = 'organisation-chart';
/** Twice the resolution of the screen, within the limits of browsers. */
const sharpness = 2;
const mostPixels = 60_000_000;
const longestSide = 16_000;

export function saveSvg(picture: Picture, colors: ChartColors, words: Words): void {
  saveBlob(blobOf(picture, colors, words), `${fileName}.svg`);
}

/** False where the picture is larger than a browser can draw. */
export async function savePng(picture: Picture, colors: ChartColors, words: Words): Promise<boolean> {
  const scale = Math.min(
    sharpness,
    Math.sqrt(mostPixels / (picture.width * picture.height)),
    longestSide / Math.max(picture.width, picture.height),
  );
  const address = URL.createObjectURL(blobOf(picture, colors, words));
  try {
    const image = Object.assign(new Image(), { src: address });
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: picture.width * scale, height: picture.height * scale });
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const made = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
    if (made) saveBlob(made, `${fileName}.png`);
    return made !== null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const blobOf = (picture: Picture, colors: ChartColors, words: Words): Blob =>
  new Blob([svgOf(picture, paintOf(colors), words, measureWith(document.createElement('canvas').getContext('2d')))], {
    type: 'image/svg+xml',
  });

/** The colours of the theme, with their values of this moment. */
function paintOf(colors: ChartColors): Paint {
  const style = getComputedStyle(document.documentElement);
  const one = style.colorScheme === 'dark' ? '$2' : '$1';
  const tokenOf = (name: string): string =>
    style
      .getPropertyValue(name)
      .trim()
      .replace(/^light-dark\((.+), (.+)\)$/, one);
  const resolved = (color: string): string => color.replace(/var\((--[\w-]+)\)/, (_, name: string) => tokenOf(name));
  return {
    background: tokenOf('--color-bg-layout'),
    card: tokenOf('--color-bg-container'),
    border: tokenOf('--color-button-border'),
    text: tokenOf('--color-text'),
    quiet: tokenOf('--color-text-secondary'),
    edge: ({ row }: Card) => resolved(colors.of(row.node) ?? 'var(--series-rest)'),
  };
}

const measureWith =
  (context: CanvasRenderingContext2D | null): Measure =>
  (text, size, weight) => {
    if (!context) return text.length * size;
    context.font = `${weight} ${size}px "Inter Variable", sans-serif`;
    return context.measureText(text).width;
  };
