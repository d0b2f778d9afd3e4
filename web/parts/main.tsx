import '../src/ui/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'use-intl';
import { queryClient } from '../src/platform/query.ts';
import { asScreenTexts, loadTexts } from '../src/platform/texts.ts';
import { PartsPage } from './parts-page.tsx';

/** The page of all UI parts. Only the development server serves it: the product's build starts at index.html. */
const pack = await loadTexts('en');
const router = createRouter({ routeTree: createRootRoute({ component: PartsPage }), history: createMemoryHistory() });

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <IntlProvider locale="en" messages={asScreenTexts(pack)} timeZone="Europe/Madrid">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router as never} />
      </QueryClientProvider>
    </IntlProvider>
  </StrictMode>,
);
