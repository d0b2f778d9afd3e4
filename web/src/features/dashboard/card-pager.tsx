import { useTexts } from '../../platform/texts.ts';
import { Pager } from '../../ui/pager.tsx';

type Meta = { total: number; page: number; per_page: number; last_page: number };

/** A few rows at a time: where one is, back and on. */
export function CardPager({ meta, count, onPage }: { meta: Meta; count: number; onPage: (page: number) => void }) {
  const t = useTexts();
  const { page, per_page, total, last_page } = meta;
  const from = (page - 1) * per_page + 1;
  if (last_page <= 1) return null;
  return (
    <div className="dash-card__pager">
      <span role="status">{t('lists.range', { from, to: from + count - 1, total })}</span>
      <Pager isShort page={page} lastPage={last_page} onPage={onPage} />
    </div>
  );
}
