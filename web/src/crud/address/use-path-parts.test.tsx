import { pages } from '@cadre/contract/pages';
import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { usePathParts } from './use-path-parts.ts';

afterEach(cleanup);

const root = createRootRoute({ component: Outlet });
let drawn = 0;
const component = () => {
  drawn += 1;
  const { id, tab = 'overview' } = usePathParts(pages.employee, pages.employee_tab);
  return `${id} ${tab}`;
};
const routeTree = root.addChildren(
  [pages.employee, pages.employee_tab].map(({ path }) => createRoute({ getParentRoute: () => root, path, component })),
);

test.each([
  ['/employees/7', '7 overview'],
  ['/employees/7/pay', '7 pay'],
])('%s has its parts', async (path, said) => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: [path] }) });
  render(<RouterProvider router={router} />);
  expect(await screen.findByText(said)).toBeDefined();
});

test('navigation that does not change the page part does not render it again', async () => {
  const router = createRouter({ routeTree, history: createMemoryHistory({ initialEntries: ['/employees/7'] }) });
  render(<RouterProvider router={router} />);
  await screen.findByText('7 overview');
  drawn = 0;
  await act(() => router.invalidate());
  expect(drawn).toBe(0);
});
