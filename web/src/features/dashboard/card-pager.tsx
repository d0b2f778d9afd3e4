import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

type Meta = { total: number; page: number; per_page: number; last_page: number };

/** A few rows at a time: where one is, back and on. */
export function CardPager({ meta, count, onPage }: { meta: Meta; count: number; onPage: (page: number) => void }) {
  const t = useTexts();
  const { page, per_page, total, last_page } = meta;
  const from = (page - 1) * per_page + 1;
  if (last_page <= 1) return null;
  return (
    <nav className="dash-card__pager" aria-label={t('lists.pagination')}>
      <span role="status">{t('lists.range', { from, to: from + count - 1, total })}</span>
      <IconButton icon={ChevronLeft} label={t('lists.previous_page')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <IconButton icon={ChevronRight} label={t('lists.next_page')} disabled={page >= last_page} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
