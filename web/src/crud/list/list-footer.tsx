import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { pagesAround } from '../../ui/pages-around.ts';
import { type ListState, pageSizes } from '../address.ts';
import type { ListMeta } from '../use-list.ts';
import { usePaging } from './use-paging.ts';

type Props = { meta: ListMeta; count: number; list: ListState; onChange: (next: Partial<ListState>) => void };

/** `1–25 of 248`, the pages, and how many rows a page has. */
export function ListFooter({ meta, count, list, onChange }: Props) {
  const t = useTexts();
  const from = (meta.page - 1) * meta.per_page + 1;
  const range = { from, to: from + count - 1, total: meta.total };
  return (
    <div className="list-footer">
      <span className="list-footer__range" role="status">
        {meta.count === 'capped' ? t('lists.range_at_least', range) : t('lists.range', range)}
      </span>
      <label className="list-footer__size">
        {t('lists.rows_per_page')}
        <select className="control" value={list.per_page} onChange={(event) => onChange({ per_page: Number(event.target.value) })}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      {meta.last_page > 1 && <Pager meta={meta} list={list} onChange={onChange} />}
    </div>
  );
}

function Pager({ meta, list, onChange }: Omit<Props, 'count'>) {
  const t = useTexts();
  const format = useFormat();
  const { goBack, goOn, isBeyondCount } = usePaging(meta, list, onChange);
  const pages = list.page > meta.last_page ? [1, undefined, list.page] : pagesAround(list.page, meta.last_page);
  return (
    <nav className="pager" aria-label={t('lists.pagination')}>
      <IconButton icon={ChevronLeft} label={t('lists.previous_page')} disabled={!goBack} onClick={goBack} />
      {pages.map((page, index) =>
        page === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
          <span key={`gap-${index}`} className="pager__gap" aria-hidden>
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            className="pager__page"
            aria-label={t('lists.page', { page })}
            aria-current={page === list.page ? 'page' : undefined}
            onClick={() => page !== list.page && onChange({ page })}
          >
            {format.number(page)}
          </button>
        ),
      )}
      {isBeyondCount ? (
        <Button size="small" disabled={!goOn} onClick={goOn}>
          {t('lists.load_next')}
        </Button>
      ) : (
        <IconButton icon={ChevronRight} label={t('lists.next_page')} disabled={!goOn} onClick={goOn} />
      )}
    </nav>
  );
}
