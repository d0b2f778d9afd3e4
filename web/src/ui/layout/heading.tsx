import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './heading.css';

type Props = {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** The drawn size; defaults to that of a card's title. */
  size?: 'page' | 'lead' | 'card' | 'body' | undefined;
  id?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

export function Heading({ level, size = level === 1 ? 'page' : 'card', id, className, children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={classNames('ui-heading', `ui-heading--${size}`, className)}>
      {children}
    </Tag>
  );
}
