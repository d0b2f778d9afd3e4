import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Card as Box } from '../../ui/card.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Cluster } from '../../ui/stack.tsx';
import '../../fields/fields.css';
import './dashboard.css';

/** Of every card: whether the count of pending approvals is shown too, so that no request is counted twice. */
export type CardProps = { isWithCount: boolean };

type Props = {
  title: string;
  more?: { to: string; search?: Record<string, string> } | undefined;
  hint?: ReactNode;
  /** Beside the title, before the way to all of it. */
  actions?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
};

/** One subject of the page, and the way to all of it. */
export function Card({ title, more, hint, actions, footer, children }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <Box
      isFlush
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

/** A few rows at a time: where one is, back and on. */
export function CardPager({ meta, count, onPage }: { meta: Meta; count: number; onPage: (page: number) => void }) {
  const t = useTexts();
  const { page, per_page, total, last_page } = meta;
  const from = (page - 1) * per_page + 1;
  return (
    <Cluster justify="between" className="card-pager">
      <span className="muted" role="status">
        {t('lists.range', { from, to: from + count - 1, total })}
      </span>
      <Pager isShort page={page} lastPage={last_page} onPage={onPage} />
    </Cluster>
  );
}
