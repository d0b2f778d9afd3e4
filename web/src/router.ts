import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { CrashedPage } from './features/errors/crashed-page.tsx';
import { routeTree } from './routes.tsx';

/** Search parameters are plain strings in the address and in the code; who reads them checks them. */
export const makeRouter = (history?: RouterHistory) =>
  createRouter({
    routeTree,
    ...(history && { history }),
    defaultPreload: 'intent',
    defaultErrorComponent: CrashedPage,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: (search) => {
      const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null && value !== '');
      return given.length === 0 ? '' : `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
    },
  });

export type Router = ReturnType<typeof makeRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: Router;
  }
  /** State that travels with an address without being part of it. */
  interface HistoryState {
    /** The data of an accepted offer about the person who becomes an employee. */
    new_employee?: Record<string, unknown>;
  }
}
