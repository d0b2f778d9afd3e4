import { expect, test } from 'vitest';

// Style sheets are imported empty under test, so this one is read from the disk.
declare const process: { getBuiltinModule: (name: 'node:fs') => { readFileSync: (path: string, encoding: 'utf8') => string } };
const css = process.getBuiltinModule('node:fs').readFileSync(expect.getState().testPath?.replace('.test.ts', '.css') ?? '', 'utf8');

function variablesOf(theme: 'light' | 'dark'): Map<string, string> {
  const pairs = [...css.matchAll(/--([\w-]+): (?:light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)|(#[0-9a-f]{6}));/g)];
  return new Map(pairs.map(([, name = '', light = '', dark = '', both]) => [name, both ?? (theme === 'light' ? light : dark)]));
}

const channel = (hex: string): number => {
  const share = Number.parseInt(hex, 16) / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const light = (color = ''): number =>
  0.2126 * channel(color.slice(1, 3)) + 0.7152 * channel(color.slice(3, 5)) + 0.0722 * channel(color.slice(5, 7));

const pairs = [
  ['color-text', 'color-bg-container'],
  ['color-text-secondary', 'color-bg-layout'],
  ['color-text-tertiary', 'color-bg-elevated'],
  ['color-text-placeholder', 'color-bg-container'],
  ['color-text-light-solid', 'color-primary'],
  ['color-text-light-solid', 'color-error'],
  ['color-link', 'color-bg-container'],
  ['color-success', 'color-success-bg'],
  ['color-warning', 'color-warning-bg'],
  ['color-info', 'color-info-bg'],
  ['color-error', 'color-error-bg'],
  ['color-travel', 'color-travel-bg'],
] as const;

test.each(['light', 'dark'] as const)('in %s every text has a contrast of 4.5 to 1 with its background', (theme) => {
  const variables = variablesOf(theme);
  for (const [text, ground] of pairs) {
    const [one, other] = [light(variables.get(text)), light(variables.get(ground))];
    const contrast = (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    expect(contrast, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
  }
});

test('light and dark know the same variables', () => {
  expect([...variablesOf('dark').keys()].sort()).toEqual([...variablesOf('light').keys()].sort());
});

/** The hue of a color on the wheel, in degrees. */
function hueOf(color = ''): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return (Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) * 180) / Math.PI;
}

test.each(['light', 'dark'] as const)('in %s the first colour is green, the second blue, and errors are pink', (theme) => {
  const variables = variablesOf(theme);
  const hue = (name: string) => Math.round((hueOf(variables.get(name)) + 360) % 360);
  expect(hue('color-primary'), 'green').toSatisfy((degrees: number) => degrees > 120 && degrees < 170);
  expect(hue('color-info'), 'blue').toSatisfy((degrees: number) => degrees > 195 && degrees < 240);
  expect(hue('color-error'), 'pink').toSatisfy((degrees: number) => degrees > 320 && degrees < 345);
});
