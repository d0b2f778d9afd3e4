import type { Resource } from '@cadre/contract/resource';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const everyTwentySeconds = 20_000;

/** A list whose rows change by themselves is asked again and again, as long as somebody looks. */
export function useLiveList({ name }: Resource): void {
  const client = useQueryClient();
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void client.invalidateQueries({ queryKey: [name, 'list'] });
    }, everyTwentySeconds);
    return () => clearInterval(timer);
  }, [client, name]);
}
