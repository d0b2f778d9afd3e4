import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { useTexts } from '../platform/texts.ts';
import { IconButton } from './icon-button.tsx';
import { pagesAround } from './pages-around.ts';
import './pager.css';

type Props = {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Only back and on, for small places. */
  isShort?: boolean | undefined;
};

/** Back, the pages around, and on; nothing where one page is all. */
export function Pager({ page, lastPage, onPage, isShort }: Props) {
  const t = useTexts();
  const format = useFormatter();
  if (lastPage <= 1) return null;
  const pages = isShort ? [] : pagesAround(page, lastPage);
  return (
    <nav className="ui-pager" aria-label={t('lists.pagination')}>
      <IconButton icon={ChevronLeft} label={t('lists.previous_page')} size="small" disabled={page <= 1} onClick={() => onPage(page - 1)} />
      {pages.map((one, index) =>
        one === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
          <span key={`gap-${index}`} className="ui-pager__gap" aria-hidden>
            …
          </span>
        ) : (
          <button
            key={one}
            type="button"
            className="ui-pager__page"
            aria-label={t('lists.page', { page: one })}
            aria-current={one === page ? 'page' : undefined}
            onClick={() => onPage(one)}
          >
            {format.number(one)}
          </button>
        ),
      )}
      <IconButton
        icon={ChevronRight}
        label={t('lists.next_page')}
        size="small"
        disabled={page >= lastPage}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
