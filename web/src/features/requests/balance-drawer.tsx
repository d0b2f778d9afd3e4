import { type BalanceLine, employeeBalances } from '@cadre/contract/calls/leave-balances';
import { isDate } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useAmount } from '../../fields/use-amount.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DateInput } from '../../ui/dates/date-input.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';

type Props = { id: number | 'self'; category: number; mayAdjust: boolean; onClose: () => void };

const AdjustDialog = lazy(async () => ({ default: (await import('./adjust-dialog.tsx')).AdjustDialog }));

const numbers = ['entitled', 'carried', 'adjusted', 'expired', 'taken', 'scheduled', 'pending', 'available'] as const;

/** A balance on any day, line by line; future lines are calculated by the rule that will book them. */
export function BalanceDrawer({ id, category, mayAdjust, onClose }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const amountOf = useAmount();
  const today = useFormat().today();
  const [day, setDay] = useState<string>(today);
  const [isAdjusting, setAdjusting] = useState(false);
  const query = useCall(employeeBalances, { id, date: isDate(day) ? day : undefined }, { placeholderData: keepPreviousData });
  const found = query.data?.balances.find((one) => one.category.id === category);
  return (
    <Drawer
      title={t('leave.explain_title', { name: found?.category.name ?? '' })}
      extra={
        mayAdjust &&
        found?.balance_mode === 'tracked' && (
          <Button icon={SlidersHorizontal} onClick={() => setAdjusting(true)}>
            {t('leave.adjust')}
          </Button>
        )
      }
      onClose={onClose}
    >
      <Stack>
        <Field label={t('leave.on_day')}>
          {({ id: inputId, invalid, describedBy }) => (
            <DateInput
              id={inputId}
              name="date"
              invalid={invalid}
              describedBy={describedBy}
              value={day}
              onChange={(next) => setDay(next ?? '')}
            />
          )}
        </Field>
        <QueryStates query={query} rows={8}>
          {() =>
            found && (
              <Stack>
                {day > today && found.balance_mode === 'tracked' && (
                  <p aria-live="polite">
                    <strong>
                      {t(id === 'self' ? 'leave.will_have' : 'leave.they_will_have', {
                        date: day,
                        name: query.data?.employee.name ?? '',
                        amount: amountOf(found.available, found.category.unit),
                      })}
                    </strong>
                  </p>
                )}
                <DescriptionList layout="grid">
                  {numbers
                    .filter((name) => found[name] !== 0 || name === 'available')
                    .map((name) => (
                      <Description key={name} label={labels.field('leave-balances', name)}>
                        {amountOf(found[name], found.category.unit)}
                      </Description>
                    ))}
                </DescriptionList>
                <Lines lines={found.lines} unit={found.category.unit} />
              </Stack>
            )
          }
        </QueryStates>
      </Stack>
      {isAdjusting && found && query.data && (
        <Suspense>
          <AdjustDialog employee={query.data.employee} category={found.category} onClose={() => setAdjusting(false)} />
        </Suspense>
      )}
    </Drawer>
  );
}

function Lines({ lines, unit }: { lines: readonly BalanceLine[]; unit: string }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const amountOf = useAmount();
  if (lines.length === 0) return <p className="muted">{t('leave.no_lines')}</p>;
  return (
    <Rows hasLines wraps>
      {lines.map(({ id, date, kind, amount, left, note }, at) => (
        <RowItem
          key={id ?? `ahead-${at}`}
          note={[date, note, id === null && t('leave.still_to_come')].filter(Boolean).join(' · ')}
          end={
            <span className="stacked digits leave-line">
              <strong>{amount > 0 ? `+${format.number(amount)}` : format.number(amount)}</strong>
              <span className="muted">{t('leave.left', { amount: amountOf(left, unit) })}</span>
            </span>
          }
        >
          {labels.option('leave-ledger', 'kind', kind)}
        </RowItem>
      ))}
    </Rows>
  );
}
