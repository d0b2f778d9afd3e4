import { type Query, useIsFetching, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Skeleton } from './skeleton.tsx';
import './come-together.css';

const lacksAnAnswer = { predicate: ({ state }: Query) => state.data === undefined };

/** What several answers fill appears at once, when all of them are there: nothing moves under the finger of who is already reading. */
export function ComeTogether({ children }: { children: ReactNode }) {
  const client = useQueryClient();
  const [isThere, setThere] = useState(false);
  const missing = useIsFetching(lacksAnAnswer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew whenever that number changes, and once what is inside has asked
  useEffect(() => {
    if (client.isFetching(lacksAnAnswer) === 0) setThere(true);
  }, [client, missing]);
  return (
    <>
      {!isThere && <Skeleton rows={8} />}
      <div className={isThere ? undefined : 'ui-together--coming'}>{children}</div>
    </>
  );
}
