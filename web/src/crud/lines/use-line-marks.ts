import { use, useEffect, useRef, useState } from 'react';
import { SendingsContext } from './sendings.ts';

/** Which parts of lines show what is wrong: those that were left, and all of a line that was to be sent. A line keeps its key when others go. */
export function useLineMarks(count: number) {
  const sendings = use(SendingsContext);
  const next = useRef(0);
  const keys = useRef<number[]>([]);
  while (keys.current.length < count) keys.current.push(next.current++);
  keys.current.length = count;
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sent, setSent] = useState<ReadonlySet<number>>(new Set());
  useEffect(() => setSent(new Set(sendings > 0 ? keys.current : [])), [sendings]);

  const partOf = (key: number | undefined, part: string): string => `${key} ${part}`;
  return {
    keys: [...keys.current],
    isShown: (key: number, part: string): boolean => sent.has(key) || left.has(partOf(key, part)),
    leave: (key: number, part: string) => setLeft((known) => new Set([...known, partOf(key, part)])),
    remove: (index: number) => void keys.current.splice(index, 1),
  };
}
