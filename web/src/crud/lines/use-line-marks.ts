import { use, useEffect, useRef, useState } from 'react';
import { SendingsContext } from './sendings.ts';

/**
 * Which parts of lines show their errors: those that lost the focus, and all parts of a line after an attempt to submit. A line keeps its
 * key when others are removed.
 */
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
