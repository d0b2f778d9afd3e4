import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { pagesAround } from './pages-around.ts';
import './pager.css';

type Way = (() => void) | undefined;

type Props = {
  page: number;
  lastPage: number;
  onPage: (page: number) => void;
  /** Where back and on lead, for pages that are not reached by their number; `onText` names the way on where pages are no longer counted. */
  ways?: { back: Way; on: Way; onText?: string | undefined } | undefined;
  /** Only back and on, for small places. */
  isShort?: boolean | undefined;
};

/** Previous, the nearby pages, and next; hidden if there is only one page. */
export function Pager({ page, lastPage, onPage, ways = waysBetween(page, lastPage, onPage), isShort }: Props) {
  const t = useTexts();
  const { back, on, onText } = ways;
  if (lastPage <= 1) return null;
  return (
    <nav className="line wraps gap-half ui-pager" aria-label={t('lists.pagination')}>
      <IconButton icon={ChevronLeft} label={t('lists.previous_page')} size="small" disabled={!back} onClick={back} />
      {!isShort && <Pages page={page} lastPage={lastPage} onPage={onPage} />}
      {onText ? (
        <Button size="small" disabled={!on} onClick={on}>
          {onText}
        </Button>
      ) : (
        <IconButton icon={ChevronRight} label={t('lists.next_page')} size="small" disabled={!on} onClick={on} />
      )}
    </nav>
  );
}

const waysBetween = (page: number, lastPage: number, onPage: Props['onPage']): NonNullable<Props['ways']> => ({
  back: page > 1 ? () => onPage(page - 1) : undefined,
  on: page < lastPage ? () => onPage(page + 1) : undefined,
});

function Pages({ page, lastPage, onPage }: Pick<Props, 'page' | 'lastPage' | 'onPage'>) {
  const t = useTexts();
  const format = useFormatter();
  const pages = page > lastPage ? [1, undefined, page] : pagesAround(page, lastPage);
  return pages.map((one, index) =>
    one === undefined ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other identity than its place
      <span key={`gap-${index}`} className="ui-pager__gap" aria-hidden>
        …
      </span>
    ) : (
      <button
        key={one}
        type="button"
        className="digits hoverable rounded-small ui-pager__page"
        aria-label={t('lists.page', { page: one })}
        aria-current={one === page ? 'page' : undefined}
        onClick={() => one !== page && onPage(one)}
      >
        {format.number(one)}
      </button>
    ),
  );
}
