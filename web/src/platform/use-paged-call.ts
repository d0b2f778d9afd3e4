import type { AnswerOf, Call, Meta } from '@cadre/contract/call';
import type { Field } from '@cadre/contract/fields';
import { useInfiniteQuery } from '@tanstack/react-query';
import { callKey, type ParamsFor, send } from './call-api.ts';

type Paged = Call & { answer: { kind: 'page' } };

/** A long list, page after page: `usePagedCall(callsOf(employees).history, { id, per_page: 25 })`. */
export const usePagedCall = <C extends Paged>(call: C, params: Omit<ParamsFor<C>, 'page'>) =>
  useInfiniteQuery({
    queryKey: [...callKey(call, params), 'more'],
    queryFn: ({ pageParam }) => send(call, { ...params, page: pageParam }) as Promise<AnswerOf<C> & { meta: Meta }>,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
  });

/** A long list with a cursor in each response: `useCursorCall(employeeTimeline, { id }, ({ meta }) => meta.next_before)`. */
export const useCursorCall = <C extends Call & { query: { before: Field } }>(
  call: C,
  params: Omit<ParamsFor<C>, 'before'>,
  cursorAfter: (answer: AnswerOf<C>) => string | null,
) =>
  useInfiniteQuery({
    queryKey: [...callKey(call, params), 'more'],
    queryFn: ({ pageParam }) => send(call, { ...params, before: pageParam }) as Promise<AnswerOf<C>>,
    initialPageParam: null as string | null,
    getNextPageParam: cursorAfter,
  });
