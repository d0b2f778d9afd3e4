import { previewCategory } from '@cadre/contract/calls/leave';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import { isDate } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { CellProps, Draft } from '../../fields/kind.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { useAsk, type WishOf } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Field } from '../../ui/field.tsx';
import { Cluster, Stack } from '../../ui/stack.tsx';
import { Swatch } from '../../ui/swatch.tsx';

const NameCell = ({ value, row }: CellProps) => (
  <Cluster as="span">
    <Swatch color={String(row.color)} />
    {String(value)}
  </Cluster>
);

/** A category's colour is data, not a look: it is the same in both themes and on paper. */
const usualColor = '#0B7A4B';

/** What a new category begins with: a year's days at its start, decided by somebody. */
const usual = {
  color: usualColor,
  active: true,
  visible_to_team: true,
  pay_rate_bp: 10_000,
  prorate_fte: true,
  year_starts_in: 1,
  max_past_days: 14,
  max_future_months: 18,
  requires_approval: true,
  requires_approval_to_cancel: true,
};

/** The kinds of leave, each with a sentence of what somebody would get by it. */
export const LeaveCategoriesPage = () => (
  <ResourcePage
    resource={leaveCategories}
    kinds={{ name: { Cell: NameCell } }}
    initial={usual}
    oneByOne
    formAside={(draft) => <CategoryPreview draft={draft} />}
  />
);

type Wish = WishOf<typeof previewCategory>;

function CategoryPreview({ draft }: { draft: Draft }) {
  const t = useTexts();
  const thisYear = useFormat().today().slice(0, 4);
  const [hired, setHired] = useState(`${thisYear}-03-10`);
  const given = Object.entries(draft).filter(([, value]) => value !== null && value !== '');
  const asked = useDebounced(JSON.stringify({ ...Object.fromEntries(given), hired_on: hired }));
  const { data, error } = useAsk(previewCategory, JSON.parse(asked) as Wish, {
    enabled: isDate(hired),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
    retry: false,
  });
  return (
    <Card title={t('leave.what_people_get')} level={3}>
      <Stack gap={3}>
        <Field label={t('leave.hired_on')}>
          {({ id, invalid, describedBy }) => (
            <DateInput
              id={id}
              name="hired_on"
              invalid={invalid}
              describedBy={describedBy}
              value={hired}
              onChange={(next) => setHired(next ?? '')}
            />
          )}
        </Field>
        <div aria-live="polite">
          {error ? <p className="muted">{error.message}</p> : data?.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
      </Stack>
    </Card>
  );
}
