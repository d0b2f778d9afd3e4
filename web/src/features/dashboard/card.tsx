import { Link } from '@tanstack/react-router';
import { type CSSProperties, type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { Card as Box } from '../../ui/layout/card.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import '../../fields/fields.css';
import './dashboard.css';

/** Of every card: whether the count of pending approvals is shown too, so that no request is counted twice. */
export type CardProps = { isWithCount: boolean };

type Props = {
  title: string;
  more?: { to: string; search?: Record<string, string> } | undefined;
  hint?: ReactNode;
  /** Next to the title, before the link to the full list. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** How many rows its place on the dashboard has from the start, so that nothing below moves when they arrive. */
  rows?: number;
  /** More rows than that scroll inside of the card. */
  scrolls?: boolean;
  children: ReactNode;
};

/** One subject of the page, and the way to all of it. */
export function Card({ title, more, hint, actions, footer, rows, scrolls, children }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <Box
      isFlush
      className={classNames(rows !== undefined && 'card-rows', scrolls && 'card-rows--scroll')}
      style={{ '--rows': rows } as CSSProperties}
      title={<span id={id}>{title}</span>}
      hint={hint}
      actions={
        (actions || more) && (
          <>
            {actions}
            {more && (
              <Link {...more} aria-describedby={id}>
                {t('dashboard.show_all')}
              </Link>
            )}
          </>
        )
      }
      footer={footer}
    >
      {children}
    </Box>
  );
}

type Meta = { total: number; page: number; per_page: number; last_page: number };

type PagerProps = { known: { meta: Meta; data: readonly unknown[] } | undefined; onPage: (page: number) => void };

/** A few rows at a time: where one is, back and on. Its line is there before the rows are. */
export function CardPager({ known, onPage }: PagerProps) {
  const t = useTexts();
  if (!known || known.meta.total === 0) return <div className="card-pager" />;
  const { page, per_page, total, last_page } = known.meta;
  const from = (page - 1) * per_page + 1;
  return (
    <Cluster justify="between" className="card-pager">
      <span className="muted" role="status">
        {t('lists.range', { from, to: from + known.data.length - 1, total })}
      </span>
      <Pager isShort page={page} lastPage={last_page} onPage={onPage} />
    </Cluster>
  );
}
