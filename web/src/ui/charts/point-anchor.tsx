import { Link } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import type { ChartPoint } from './chart.ts';

type Props = Pick<ComponentProps<'span'>, 'tabIndex' | 'onFocus' | 'onPointerEnter' | 'className'> & {
  point: ChartPoint;
  /** The point with its values, for readers. */
  words: string;
  children?: ReactNode;
};

/** The keyboard target and the screen-reader text of a point: a link to its rows, else the text alone. */
export function PointAnchor({ point: { link, href }, words, children, ...anchor }: Props) {
  if (link)
    return (
      <Link {...link} {...anchor} aria-label={words}>
        {children}
      </Link>
    );
  if (href)
    return (
      <a href={href} {...anchor} aria-label={words}>
        {children}
      </a>
    );
  return (
    <span role="img" {...anchor} aria-label={words}>
      {children}
    </span>
  );
}
