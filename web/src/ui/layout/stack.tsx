import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import './stack.css';

/** Steps of the scale of space. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 6 | 8;

type Tag = 'div' | 'section' | 'header' | 'footer' | 'ul' | 'ol' | 'li' | 'form' | 'nav' | 'article' | 'span';

export type BoxProps<T extends Tag> = Omit<ComponentProps<T>, 'as'> & { as?: T; gap?: Gap };

type StackProps<T extends Tag> = BoxProps<T> & {
  /** A line between one and the next. */
  hasLines?: boolean;
};

/** One below the other: `<Stack gap={4}>`. */
export function Stack<T extends Tag = 'div'>({ as, gap = 4, hasLines = false, className, ...box }: StackProps<T>) {
  const Box = (as ?? 'div') as ElementType;
  return <Box {...box} className={classNames('shrinkable stacked ui-stack', hasLines && 'ui-stack--lined', `ui-gap-${gap}`, className)} />;
}

type ClusterProps<T extends Tag> = BoxProps<T> & {
  /** Their place in the line. */
  justify?: 'start' | 'end' | 'between' | 'center';
  align?: 'center' | 'start' | 'baseline';
  /** On a narrow screen each takes the whole width. */
  isFullOnPhone?: boolean;
};

/** Side by side, wrapping to a new line if there is no room. */
export function Cluster<T extends Tag = 'div'>({ as, gap = 2, justify, align, isFullOnPhone, className, ...box }: ClusterProps<T>) {
  const Box = (as ?? 'div') as ElementType;
  const names = [justify && `ui-cluster--${justify}`, align && `ui-cluster--${align}-line`, isFullOnPhone && 'ui-cluster--full-on-phone'];
  return <Box {...box} className={classNames('shrinkable flex wraps middle ui-cluster', `ui-gap-${gap}`, ...names, className)} />;
}

type GridProps<T extends Tag> = BoxProps<T> & {
  /**
   * `halves` and `thirds` are columns of one width, `rail` is a wide one with a narrow one next to it, `aside` one as narrow as a form of
   * one column; on a narrow screen all become one. `fill-…` makes as many as fit, of at least that width.
   */
  columns: 'halves' | 'thirds' | 'rail' | 'aside' | 'fill-small' | 'fill-medium' | 'fill-large';
  /** Those in a row are as high as the highest of them. */
  isEven?: boolean;
};

export function Grid<T extends Tag = 'div'>({ as, gap = 4, columns, isEven, className, ...box }: GridProps<T>) {
  const Box = (as ?? 'div') as ElementType;
  return (
    <Box
      {...box}
      className={classNames('shrinkable stacked ui-grid', `ui-grid--${columns}`, isEven && 'ui-grid--even', `ui-gap-${gap}`, className)}
    />
  );
}
