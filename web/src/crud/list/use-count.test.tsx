import { documents } from '@cadre/contract/resources/documents';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { meWith, showPage } from '../testing/show-page.tsx';
import { listOf, standInServer } from '../testing/stand-in-server.ts';
import { useCount } from './use-count.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Waiting() {
  return `${useCount(documents, { status: ['submitted'] }, true).shown} wait`;
}

test.each([
  [{ total: 1234, count: 'exact' }, '1,234 wait'],
  [{ total: 1000, count: 'capped' }, '1,000+ wait'],
])('%o reads “%s”', async (meta, said) => {
  const server = standInServer({ 'GET /users/me': meWith('documents.view'), 'GET /documents': () => listOf([], meta) });
  showPage(<Waiting />);
  expect(await screen.findByText(said)).toBeDefined();
  expect(server.to('GET /documents')[0]?.query.get('filters')).toBe('{"status":["submitted"]}');
});
