import { expect, test } from 'vitest';
import { darkTokens, lightTokens } from '../platform/theme-tokens.ts';

// Style sheets are imported empty under test, so this one is read from the disk.
declare const process: { getBuiltinModule: (name: 'node:fs') => { readFileSync: (path: string, encoding: 'utf8') => string } };
const css = process.getBuiltinModule('node:fs').readFileSync(expect.getState().testPath?.replace('.test.ts', '.css') ?? '', 'utf8');

function variablesOf(theme: 'light' | 'dark'): Map<string, string> {
  const block = css.split(`[data-theme="${theme}"] {`)[1]?.split('}')[0] ?? '';
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]));
}

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test.each([
  ['light', lightTokens],
  ['dark', darkTokens],
] as const)('the %s colours are the same inside and outside of the components', (theme, tokens) => {
  const variables = variablesOf(theme);
  const shared = Object.entries(tokens).filter(([name]) => variables.has(kebab(name)));
  expect(shared.length).toBeGreaterThan(25);
  for (const [name, value] of shared) expect(`${name} ${variables.get(kebab(name))}`).toBe(`${name} ${value.toLowerCase()}`);
});

test('light and dark know the same variables', () => {
  expect([...variablesOf('dark').keys()].sort()).toEqual([...variablesOf('light').keys()].sort());
});
