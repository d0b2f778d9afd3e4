import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiProblem, isWarning } from './api-problem.ts';
import { clearMessages, type MessageAction, showMessage } from './message-store.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the caller shows result and failure itself; no global message appears. */
    queryMeta: { quiet?: boolean };
    /** `isFormless`: no form shows complaints about fields. */
    mutationMeta: { quiet?: boolean; isFormless?: boolean };
  }
}

/** Never retry, no refetch on focus or, by `always`, when online again: a failure is shown, with a button to try again. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        staleTime: 30_000,
        gcTime: 60_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({ onError: (error, query) => report(error, query.meta) }),
    mutationCache: new MutationCache({
      onMutate: (_variables, mutation) => {
        if (!mutation.meta?.quiet) clearMessages();
      },
      onError: (error, _variables, _result, mutation) => report(error, mutation.meta),
      onSuccess: (answer, _variables, _result, mutation) => {
        const { message, action } = (answer ?? {}) as { message?: unknown; action?: MessageAction };
        if (typeof message === 'string' && !mutation.meta?.quiet) showMessage('info', message, action);
      },
    }),
  });

export const queryClient = createQueryClient();

/** Waits until all mutations have settled, but no longer than this, so that a user who leaves is not held up. */
export const settled = (client = queryClient, most = 4_000): Promise<void> =>
  new Promise((resolve) => {
    const cache = client.getMutationCache();
    const end = (): void => {
      clearTimeout(timer);
      stop();
      resolve();
    };
    const timer = setTimeout(end, most);
    const stop = cache.subscribe(() => client.isMutating() === 0 && end());
    if (client.isMutating() === 0) end();
  });

/** Field errors are shown under their inputs, and a conflict and a warning have their own dialogs; none is repeated here. */
function report(error: Error, meta: { quiet?: boolean; isFormless?: boolean } | undefined): void {
  if (meta?.quiet) return;
  let { message } = error;
  if (error instanceof ApiProblem) {
    if (error.hasFields && meta?.isFormless) message = error.reason;
    else if (error.hasFields || error.status === 401 || error.code === 'stale' || isWarning(error)) return;
  }
  showMessage('error', message);
}
