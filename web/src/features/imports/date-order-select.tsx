import { type DateOrder, dateOrders } from '@cadre/contract/calls/imports';
import { useTexts } from '../../platform/texts.ts';
import { NativeSelect } from '../../ui/inputs/text-input.tsx';

type Props = { id?: string; heading: string; value: DateOrder | null | undefined; onChange: (order: DateOrder | null) => void };

/** How days are written in a column of the file. */
export function DateOrderSelect({ id, heading, value, onChange }: Props) {
  const t = useTexts();
  return (
    <NativeSelect
      id={id}
      aria-label={t('imports.date_order_for', { heading })}
      value={value ?? ''}
      onChange={(event) => onChange(dateOrders.find((order) => order === event.target.value) ?? null)}
    >
      <option value="">{t('imports.date_order.automatic')}</option>
      {dateOrders.map((order) => (
        <option key={order} value={order}>
          {t(`imports.date_order.${order}`)}
        </option>
      ))}
    </NativeSelect>
  );
}
