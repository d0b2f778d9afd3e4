import { type ComponentPropsWithoutRef, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { useScrollEdges } from './use-scroll-edges.ts';
import './scrolling-row.css';

type Props<T extends 'div' | 'nav' | 'ul'> = ComponentPropsWithoutRef<T> & {
  as: T;
  /** Which of them is open. */
  current: string | undefined;
};

/** A row of tabs that may be wider than a phone: the open tab is visible, and the row fades if there are more. */
export function ScrollingRow<T extends 'div' | 'nav' | 'ul'>({ as, current, className, ...rest }: Props<T>) {
  const row = useRef<HTMLDivElement>(null);
  useScrollEdges(row);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each tab that is opened
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
    if (open && row.current) row.current.scrollLeft = open.offsetLeft - (row.current.clientWidth - open.offsetWidth) / 2;
  }, [current]);
  const Tag = as as 'div';
  return <Tag ref={row} className={classNames('ui-scrolling-row', className)} {...(rest as ComponentPropsWithoutRef<'div'>)} />;
}
