import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { signedInPages, withoutInsidePages } from '../split-signed-in-pages.ts';

const routes = readFileSync(resolve(import.meta.dirname, 'routes.tsx'), 'utf8');
const filesIn = (source: string): string[] => [...source.matchAll(/import\('(\.\/[^']+-page\.tsx)'\)/g)].map(([, file]) => file as string);

test('the code loaded to sign in names no signed-in page', () => {
  const first = filesIn(withoutInsidePages(routes));
  expect(first).toContain('./features/access/login-page.tsx');
  expect(first.filter((file) => !/^\.\/features\/(access|errors)\//.test(file))).toEqual([]);
});

test('every page is named on one of the two sides', () => {
  const first = withoutInsidePages(routes);
  const parts = [...first.matchAll(/import\('\.\/signed-in-pages\/([\w-]+)\.ts'\)/g)].map(([, part]) =>
    signedInPages(routes, part as string),
  );
  const both = [...filesIn(first), ...parts.flatMap((part) => filesIn(part.replaceAll("import('../", "import('./")))];
  expect(new Set(both)).toEqual(new Set(filesIn(routes)));
});
