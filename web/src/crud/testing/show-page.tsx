import { en } from '@cadre/contract/texts/en';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { type ReactNode, Suspense, useEffect } from 'react';
import { IntlProvider } from 'use-intl';
import { onMessages, pauseMessage, readMessages } from '../../platform/message-store.ts';
import { createQueryClient } from '../../platform/query.ts';
import { startSession } from '../../platform/session/session-store.ts';
import { MessageStack } from '../../ui/feedback/message-stack.tsx';

const ada = {
  id: 1,
  name: 'Ada Admin',
  firstname: 'Ada',
  lastname: 'Admin',
  email: 'ada@example.com',
  occupation: null,
  pic: null,
  roles: [1],
};

/** The session response for Ada, who is signed in. */
export const meWith =
  (...permissions: string[]) =>
  () => ({
    body: {
      data: {
        user: { ...ada, locale: 'en', timezone: 'UTC' },
        employee: null,
        permissions: Object.fromEntries(permissions.map((name) => [name, 'all'])),
        preferences: {},
        unread_notifications: 0,
        company: 'Example',
      },
    },
  });

/** A page as the shell would show it, at an address. */
export function showPage(page: ReactNode, address = '/') {
  startSession({ access_token: 'token', user: ada });
  const history = createMemoryHistory({ initialEntries: [address] });
  const root = createRootRoute({
    component: () => (
      <Suspense>
        {page}
        <MessageStack />
        <ReadMessages />
      </Suspense>
    ),
  });
  const router = createRouter({
    routeTree: root,
    history,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => (Object.keys(search).length === 0 ? '' : `?${new URLSearchParams(search as Record<string, string>)}`),
  });
  render(
    <IntlProvider locale="en" messages={en} timeZone="UTC">
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  return { history };
}

/** As if the pointer were over every message: it stays, however long the machine stalls before a test looks for it. */
function ReadMessages() {
  useEffect(() => onMessages(() => queueMicrotask(pauseAll)), []);
  return null;
}

function pauseAll(): void {
  for (const { id } of readMessages().shown) pauseMessage(id);
}
