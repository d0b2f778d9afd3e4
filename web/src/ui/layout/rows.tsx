import { createLink } from '@tanstack/react-router';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './rows.css';
import { wholeDays } from '../dates/whole-days.tsx';

type RowsProps = ComponentProps<'ul'> & {
  /** A line between one and the next. */
  hasLines?: boolean | undefined;
  /** Long content continues in the next line instead of being cut. */
  wraps?: boolean | undefined;
};

/** Items of one kind that need no columns: `<Card isFlush><Rows><RowItem start={<Avatar … />} end="08:58">Noa Ferrer</RowItem></Rows></Card>` */
export const Rows = ({ hasLines, wraps, className, ...list }: RowsProps) => (
  <ul {...list} className={classNames('ui-rows', hasLines && 'ui-rows--lined', wraps && 'ui-rows--wrap', className)} />
);

type Parts = {
  /** Before the words: a picture, an icon, a time. */
  start?: ReactNode;
  /** A quieter line below them. */
  note?: ReactNode;
  /** At the end of the line: a number, a state, buttons. */
  end?: ReactNode;
};

export const RowItem = ({ start, note, end, className, children, ...item }: ComponentProps<'li'> & Parts) => (
  <li {...item} className={classNames('line wraps ink ui-row-item', className)}>
    {start}
    <Words note={note}>{children}</Words>
    {end}
  </li>
);

const RowItemAnchor = ({ start, note, end, children, ...link }: ComponentProps<'a'> & Parts) => (
  <li>
    <a {...link} className="line wraps ink ui-row-item">
      {start}
      <Words note={note}>{children}</Words>
      {end}
    </a>
  </li>
);

type PickProps = ComponentProps<'button'> & Parts & { isCurrent: boolean };

/** A row that opens next to the list, wherever it is clicked except on the controls at its ends. */
export const RowItemButton = ({ start, note, end, isCurrent, children, ...button }: PickProps) => (
  <li className={classNames('line hoverable ink ui-row-item', 'ui-row-item--pick', isCurrent && 'ui-row-item--current')}>
    {start}
    <button type="button" {...button} className="shrinkable flex start ui-row-item__pick" aria-current={isCurrent || undefined}>
      <Words note={note}>{children}</Words>
    </button>
    {end}
  </li>
);

/** A row that leads somewhere as a whole. */
export const RowItemLink = createLink(RowItemAnchor);

const Words = ({ note, children }: Pick<Parts, 'note'> & { children: ReactNode }) => (
  <span className="stacked gap-half shrinkable ui-row-item__words">
    <span className="cut">{wholeDays(children)}</span>
    {note && <span className="cut note ui-row-item__note">{wholeDays(note)}</span>}
  </span>
);
