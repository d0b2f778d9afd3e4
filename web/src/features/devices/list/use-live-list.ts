import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { keyOf } from '../../../platform/ask.ts';

const everyTwentySeconds = 20_000;

/** A list whose rows change by themselves is asked again and again, as long as somebody looks. */
export function useLiveList(resource: Resource): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: keyOf(callsOf(resource).list) });
    }, everyTwentySeconds);
    return () => clearInterval(timer);
  }, [client, resource]);
}
