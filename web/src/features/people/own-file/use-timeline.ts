import type { TimelineEntry } from '@cadre/contract/calls/people';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

export type TimelineKind = TimelineEntry['kind'];
type Answer = { data: TimelineEntry[]; meta: { next_before: string | null } };

/** What happened to oneself, newest first, a page at a time. */
export const useTimeline = (kind: TimelineKind | undefined) =>
  useInfiniteQuery({
    queryKey: ['employees', 'self', 'timeline', kind],
    queryFn: ({ pageParam }) => api.get<Answer>('/employees/self/timeline', { kind, before: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ meta }) => meta.next_before ?? undefined,
  });
