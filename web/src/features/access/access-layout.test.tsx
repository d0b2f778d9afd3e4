import { en } from '@cadre/contract/texts/en';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { FeaturesContext } from '../../platform/features.ts';
import { AccessLayout } from './access-layout.tsx';

async function show(language_picker: boolean): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: AccessLayout, notFoundComponent: () => null }),
    history: createMemoryHistory(),
  });
  render(
    <IntlProvider locale="en" messages={en}>
      <FeaturesContext value={{ language_picker, quick_search: true }}>
        <RouterProvider router={router as never} />
      </FeaturesContext>
    </IntlProvider>,
  );
  await screen.findByRole('main');
}

test('a user who is not signed in can choose a language', async () => {
  await show(true);
  expect(screen.getByRole('button', { name: 'Deutsch' })).toBeTruthy();
});

test('a deployment with one language shows no language picker', async () => {
  await show(false);
  expect(screen.queryByRole('button', { name: 'Deutsch' })).toBeNull();
});
