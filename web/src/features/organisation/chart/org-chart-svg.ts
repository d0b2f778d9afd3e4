import type { Card, Picture } from './org-chart-layout.ts';
import { pathOf } from './org-chart-lines.ts';

/** Colours as the picture needs them: no style sheet goes with it. */
export type Paint = { background: string; card: string; border: string; text: string; quiet: string; edge: (card: Card) => string };
/** How wide a text is, in px, at a size and weight. */
export type Measure = (text: string, size: number, weight: number) => number;
export type Words = (card: Card) => { about: string; counts: string };

const font = 'Inter, system-ui, "Noto Sans", "Noto Sans CJK JP", sans-serif';
const side = 14;
const face = 32;

/** The whole picture as a separate file, regardless of the part shown in the window. */
export function svgOf({ cards, lines, width, height }: Picture, paint: Paint, words: Words, measure: Measure): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family='${font}'>`,
    `<rect width="100%" height="100%" fill="${paint.background}"/>`,
    `<path d="${lines.map(pathOf).join('')}" fill="none" stroke="${paint.border}" stroke-width="1.5"/>`,
    ...cards.map((card) => cardOf(card, paint, words(card), measure)),
    '</svg>',
  ].join('\n');
}

function cardOf(card: Card, paint: Paint, { about, counts }: ReturnType<Words>, measure: Measure): string {
  const { node } = card.row;
  const isPerson = node.kind === 'person';
  const left = isPerson ? side + face + 10 : side;
  const room = card.width - left - 12;
  const line = (y: number, text: string, size: number, weight: number, fill: string) =>
    text &&
    `<text x="${left}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${fill}">${safe(cut(text, room, size, weight, measure))}</text>`;
  const first = isPerson ? (counts ? 24 : 27) : 26;
  return [
    `<g transform="translate(${card.x} ${card.y})">`,
    `<rect width="${card.width}" height="${card.height}" rx="8" fill="${paint.card}" stroke="${paint.border}"/>`,
    `<path d="M4 0h2v${card.height}h-2a4 4 0 0 1-4-4v-${card.height - 8}a4 4 0 0 1 4-4z" fill="${paint.edge(card)}"/>`,
    isPerson && initialOf(node.name, card, paint),
    line(first, node.name, 14, 600, paint.text),
    line(first + 18, about, isPerson ? 12 : 13, 400, paint.quiet),
    line(card.height - 12, counts, 12, 500, paint.quiet),
    '</g>',
  ]
    .filter(Boolean)
    .join('');
}

function initialOf(name: string, { height }: Card, paint: Paint): string {
  const [x, y] = [side + face / 2, height / 2];
  const initial = safe([...name.trim()][0]?.toLocaleUpperCase() ?? '');
  return `<circle cx="${x}" cy="${y}" r="${face / 2}" fill="${paint.background}" stroke="${paint.border}"/><text x="${x}" y="${y + 5}" font-size="14" font-weight="600" text-anchor="middle" fill="${paint.quiet}">${initial}</text>`;
}

function cut(text: string, room: number, size: number, weight: number, measure: Measure): string {
  if (measure(text, size, weight) <= room) return text;
  const letters = [...text];
  while (letters.length > 1 && measure(`${letters.join('')}…`, size, weight) > room) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const safe = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
