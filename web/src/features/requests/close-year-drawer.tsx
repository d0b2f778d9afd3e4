import { previewClosing, reopenYear } from '@cadre/contract/calls/leave-balances';
import { callsOf } from '@cadre/contract/calls-of';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import { leaveYearOf } from '@cadre/rules/leave/leave-year';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { Row } from '../../fields/kind.ts';
import { wordedIn } from '../../fields/kinds/worded-in.ts';
import { useAmount } from '../../fields/use-amount.ts';
import { useCall, useCallMutation } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Field } from '../../ui/inputs/field.tsx';
import { NativeSelect } from '../../ui/inputs/text-input.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { Drawer } from '../../ui/overlays/drawer.tsx';
import { Table } from '../../ui/table/table.tsx';
import { CloseYearDialog } from './close-year-dialog.tsx';

type Category = Row & { name: string; unit: string; year_starts_in: number; starts_on: string | null };

/** Closes a past leave year, after a preview of the effect on all people. */
export function CloseYearDrawer({ onClose }: { onClose: () => void }) {
  const t = useTexts();
  const query = useCall(callsOf(leaveCategories).list, {
    per_page: 200,
    filters: JSON.stringify({ balance_mode: 'tracked', active: true }),
  });
  const [chosen, setChosen] = useState<number>();
  const today = useFormat().today();
  const language = useLocale();
  const closable = (rows: unknown) =>
    (rows as Category[])
      .filter((category) => yearsBefore(today, category).length > 0)
      .map((category) => ({ ...category, name: wordedIn(category, 'name', language) || category.name }));
  return (
    <Drawer title={t('leave.close_year')} onClose={onClose}>
      <QueryStates query={query} rows={6} empty={({ data }) => closable(data).length === 0 && t('leave.close_nobody')}>
        {({ data }) => {
          const categories = closable(data);
          const category = categories.find(({ id }) => id === chosen) ?? (categories[0] as Category);
          return (
            <Stack>
              <p>{t('leave.close_text')}</p>
              <Field label={t('leave.close_category')}>
                {({ id }) => (
                  <NativeSelect id={id} value={category.id} onChange={(event) => setChosen(Number(event.target.value))}>
                    {categories.map((one) => (
                      <option key={one.id} value={one.id}>
                        {one.name}
                      </option>
                    ))}
                  </NativeSelect>
                )}
              </Field>
              <YearOf key={category.id} category={category} />
            </Stack>
          );
        }}
      </QueryStates>
    </Drawer>
  );
}

/** The three years that ended last can be closed, as far back as the category goes. */
function yearsBefore(today: string, { year_starts_in, starts_on }: Category): string[] {
  const { from } = leaveYearOf(year_starts_in, today);
  return [1, 2, 3]
    .map((ago) => `${Number(from.slice(0, 4)) - ago}${from.slice(4)}`)
    .filter((year) => starts_on === null || leaveYearOf(year_starts_in, year).to >= starts_on);
}

function YearOf({ category }: { category: Category }) {
  const { id, unit } = category;
  const t = useTexts();
  const amountOf = useAmount();
  const years = yearsBefore(useFormat().today(), category);
  const [year, setYear] = useState(years[0] as string);
  const query = useCall(previewClosing, { id, year }, { meta: { quiet: true } });
  const [closing, setClosing] = useState(false);
  const reopen = useCallMutation(reopenYear, { id, year });
  return (
    <>
      <Field label={t('leave.close_ends')}>
        {({ id: inputId }) => (
          <NativeSelect id={inputId} value={year} onChange={(event) => setYear(event.target.value)}>
            {years.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </NativeSelect>
        )}
      </Field>
      <QueryStates query={query} rows={6}>
        {({ to, is_closed, people }) => {
          const sum = (part: 'left' | 'carried' | 'lapsed') =>
            amountOf(Math.round(people.reduce((all, one) => all + one[part], 0) * 1000) / 1000, unit);
          const debts = people.filter(({ left }) => left < 0).length;
          const waiting = people.filter(({ pending }) => pending > 0).length;
          const totals =
            people.length > 0
              ? t('leave.close_totals', { people: people.length, left: sum('left'), carried: sum('carried'), lapsed: sum('lapsed') })
              : null;
          return (
            <Stack>
              <p className="muted">
                {year} – {to}
              </p>
              {is_closed && <Alert tone="info" takesFocus={false}>{`${t('leave.close_done')} ${t('leave.reopen_text')}`}</Alert>}
              {people.length === 0 && <p className="muted">{t('leave.close_nobody')}</p>}
              {totals && <p>{totals}</p>}
              {debts > 0 && (
                <Alert tone="warning" takesFocus={false}>
                  {t('leave.close_debts', { count: debts })}
                </Alert>
              )}
              {waiting > 0 && (
                <Alert tone="warning" takesFocus={false}>
                  {t('leave.close_waiting', { count: waiting })}
                </Alert>
              )}
              <Cluster justify="end">
                {is_closed && (
                  <Button isBusy={reopen.isPending} onClick={() => reopen.mutate({})}>
                    {t('leave.reopen_year')}
                  </Button>
                )}
                <Button variant="primary" onClick={() => setClosing(true)}>
                  {is_closed ? t('leave.close_again') : t('leave.close_year')}
                </Button>
              </Cluster>
              {closing && <CloseYearDialog category={category} year={year} totals={totals} onClose={() => setClosing(false)} />}
              {people.length > 0 && (
                <Table
                  label={t('leave.close_year')}
                  rows={people}
                  keyOf={({ employee }) => employee.id}
                  columns={[
                    { name: 'person', head: t('leave.person'), isHeading: true, cell: ({ employee }) => employee.name },
                    { name: 'left', head: t('leave.left_over'), isNumber: true, cell: ({ left }) => amountOf(left, unit) },
                    { name: 'carried', head: t('leave.carried_over'), isNumber: true, cell: ({ carried }) => amountOf(carried, unit) },
                    { name: 'lapsed', head: t('leave.lapses_column'), isNumber: true, cell: ({ lapsed }) => amountOf(lapsed, unit) },
                  ]}
                />
              )}
            </Stack>
          );
        }}
      </QueryStates>
    </>
  );
}
