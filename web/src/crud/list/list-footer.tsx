import { useTexts } from '../../platform/texts.ts';
import { NativeSelect } from '../../ui/inputs/text-input.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { type ListState, pageSizes } from '../address/address.ts';
import type { ListMeta } from './use-list.ts';
import { usePaging } from './use-paging.ts';

type Props = { meta: ListMeta; count: number; list: ListState; onChange: (next: Partial<ListState>) => void };

/** `1–25 of 248`, the pages, and the page size. */
export function ListFooter({ meta, count, list, onChange }: Props) {
  const t = useTexts();
  const { goBack, goOn, isBeyondCount } = usePaging(meta, list, onChange);
  const from = (meta.page - 1) * meta.per_page + 1;
  const range = { from, to: from + count - 1, total: meta.total };
  return (
    <div className="line wraps quiet meta-type list-footer">
      <span className="digits list-footer__range" role="status">
        {meta.count === 'capped' ? t('lists.range_at_least', range) : t('lists.range', range)}
      </span>
      {meta.compared_in && <span className="muted">{t('lists.compared_in', { currency: meta.compared_in })}</span>}
      <label className="line">
        {t('lists.rows_per_page')}
        <NativeSelect size="small" value={list.per_page} onChange={(event) => onChange({ per_page: Number(event.target.value) })}>
          {pageSizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </NativeSelect>
      </label>
      <Pager
        page={list.page}
        lastPage={meta.last_page}
        onPage={(page) => onChange({ page })}
        ways={{ back: goBack, on: goOn, onText: isBeyondCount ? t('lists.load_next') : undefined }}
      />
    </div>
  );
}
