import type { ImportData } from '@cadre/contract/calls/imports';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { DateOrderSelect } from './date-order-select.tsx';
import type { CheckInput } from './fixed-cells.ts';

type Props = { found: ImportData; isBusy: boolean; onCheck: (params: CheckInput) => void };

/** Choices that fix many rows together. */
export function CheckChoices(props: Props) {
  const { existing_count, unclear_dates } = props.found;
  return (
    <>
      {existing_count !== null && existing_count > 0 && <PeopleHere {...props} count={existing_count} />}
      {unclear_dates.length > 0 && <UnclearDates {...props} />}
    </>
  );
}

function PeopleHere({ count, isBusy, onCheck }: Props & { count: number }) {
  const t = useTexts();
  return (
    <Alert
      tone="info"
      actions={
        <Button isBusy={isBusy} onClick={() => onCheck({ update_existing: true })}>
          {t('imports.update_them', { count })}
        </Button>
      }
    >
      <p>{t('imports.people_here', { count })}</p>
    </Alert>
  );
}

function UnclearDates({ found, isBusy, onCheck }: Props) {
  const t = useTexts();
  const [orders, setOrders] = useState(found.date_orders);
  return (
    <Alert
      tone="info"
      actions={
        <Button isBusy={isBusy} onClick={() => onCheck({ date_orders: orders })}>
          {t('imports.check_again')}
        </Button>
      }
    >
      <p>{t('imports.unclear_dates')}</p>
      <Cluster>
        {found.unclear_dates.map((heading) => (
          <Field key={heading} label={heading}>
            {({ id }) => (
              <DateOrderSelect
                id={id}
                heading={heading}
                value={orders[heading]}
                onChange={(order) => setOrders({ ...orders, [heading]: order })}
              />
            )}
          </Field>
        ))}
      </Cluster>
    </Alert>
  );
}
