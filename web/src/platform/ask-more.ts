import type { AnswerOf, Call, Meta } from '@cadre/contract/call';
import { useInfiniteQuery } from '@tanstack/react-query';
import { askKey, send, type WishOf } from './ask.ts';

type Paged = Call & { answer: { kind: 'page' } };

/** A long list, page after page: `useAskMore(callsOf(employees).history, { id, per_page: 25 })`. */
export const useAskMore = <C extends Paged>(call: C, wish: Omit<WishOf<C>, 'page'>) =>
  useInfiniteQuery({
    queryKey: [...askKey(call, wish), 'more'],
    queryFn: ({ pageParam }) => send(call, { ...wish, page: pageParam }) as Promise<AnswerOf<C> & { meta: Meta }>,
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.page < meta.last_page ? meta.page + 1 : undefined),
  });
