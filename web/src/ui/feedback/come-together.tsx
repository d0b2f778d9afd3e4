import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import './come-together.css';

const lacksAnAnswer = { predicate: ({ state }: Query) => state.data === undefined };

type Props = {
  /** Whether the content can be shown; by default once no query inside is loading. */
  isThere?: boolean | undefined;
  children: ReactNode;
};

/**
 * Shows content filled by several responses in one step, when all of them have arrived, so that the layout does not shift while the user is reading.
 */
export function ComeTogether({ isThere: given, children }: Props) {
  const client = useQueryClient();
  const [hasLoaded, setLoaded] = useState(false);
  const isThere = given ?? hasLoaded;
  const missing = useIsFetching(lacksAnAnswer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: checks again when the number of pending queries changes; children query first
  useEffect(() => {
    if (client.isFetching(lacksAnAnswer) === 0) setLoaded(true);
  }, [client, missing]);
  return (
    <>
      {!isThere && <Skeleton rows={8} />}
      <div className={isThere ? undefined : 'ui-together--coming'}>{children}</div>
    </>
  );
}
