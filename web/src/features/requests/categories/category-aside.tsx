import { previewCategory, previewEffects } from '@cadre/contract/calls/leave-categories';
import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import { isDate } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldValue } from '../../../crud/record/field-value.tsx';
import type { Draft, Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useAmount } from '../../../fields/use-amount.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { type ParamsFor, useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { DateInput } from '../../../ui/dates/date-input.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { fixedFields } from './fixed-fields.ts';
import { VersionsCard } from './versions-card.tsx';

const quietly = { placeholderData: keepPreviousData, meta: { quiet: true }, retry: false } as const;

/** Next to the form: the resulting entitlement, the fixed fields, and the people whose balance an edit would change. */
export function CategoryAside({ draft, row }: { draft: Draft; row: Row | undefined }) {
  const isFixed = row?.is_used === true;
  const fixed = isFixed ? Object.fromEntries(fixedFields.map((name) => [name, row[name]])) : {};
  const given = Object.fromEntries(Object.entries({ ...draft, ...fixed }).filter(([, value]) => value !== null && value !== ''));
  return (
    <Stack>
      <WhatPeopleGet given={given} />
      {isFixed && <Fixed row={row} />}
      {row && <Effects row={row} draft={draft} />}
      {row && <VersionsCard id={row.id} unit={String(row.unit)} />}
    </Stack>
  );
}

function WhatPeopleGet({ given }: { given: Draft }) {
  const t = useTexts();
  const thisYear = useFormat().today().slice(0, 4);
  const [hired, setHired] = useState(`${thisYear}-03-10`);
  const requested = useDebounced(JSON.stringify({ ...given, hired_on: hired }));
  const { data, error } = useCall(previewCategory, JSON.parse(requested) as ParamsFor<typeof previewCategory>, {
    ...quietly,
    enabled: isDate(hired),
  });
  return (
    <Card title={t('leave.what_people_get')} level={3}>
      <Stack gap={3}>
        <Field label={t('leave.hired_on')}>
          {(input) => <DateInput {...input} name="hired_on" value={hired} onChange={(next) => setHired(next ?? '')} />}
        </Field>
        <div aria-live="polite">
          {error ? <p className="muted">{error.message}</p> : data?.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
      </Stack>
    </Card>
  );
}

function Fixed({ row }: { row: Row }) {
  const t = useTexts();
  const labels = useLabels();
  return (
    <Card title={t('leave.fixed_title')} level={3}>
      <Stack gap={3}>
        <p className="muted">{t('leave.fixed_text')}</p>
        <DescriptionList layout="grid">
          {fixedFields.map((name) => (
            <Description key={name} label={labels.field(leaveCategories.name, name)}>
              <FieldValue name={name} field={leaveCategories.fields[name]} record={row} kinds={undefined} />
            </Description>
          ))}
        </DescriptionList>
      </Stack>
    </Card>
  );
}

/** Requested only after a change, because it calculates the balances of all people. */
function Effects({ row, draft }: { row: Row; draft: Draft }) {
  const t = useTexts();
  const amountOf = useAmount();
  const unit = String(row.unit);
  const requested = useDebounced(JSON.stringify(changedFields(draft, row, row.is_used === true ? fixedFields : [])));
  const { data } = useCall(previewEffects, { ...JSON.parse(requested), id: row.id } as ParamsFor<typeof previewEffects>, {
    ...quietly,
    enabled: requested !== '{}',
  });
  if (requested === '{}') return null;
  if (!data) return null;
  const { from, to, people, changed, examples } = data;
  return (
    <Card title={t('leave.effects_title')} level={3}>
      <Stack gap={3} aria-live="polite">
        <p>{from ? t('leave.effects_from', { from }) : t('leave.effects_from_beginning')}</p>
        <p>{changed === 0 ? t('leave.effects_none', { to }) : t('leave.effects_some', { to, changed, people })}</p>
        {changed > 0 && (
          <Rows>
            {examples.slice(0, 8).map(({ employee, before, after }) => (
              <RowItem key={employee.id} end={t('leave.effects_line', { before: amountOf(before, unit), after: amountOf(after, unit) })}>
                {employee.name}
              </RowItem>
            ))}
          </Rows>
        )}
      </Stack>
    </Card>
  );
}

const changedFields = (draft: Draft, row: Row, fixed: readonly string[]): Draft =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => !fixed.includes(name) && JSON.stringify(value ?? null) !== JSON.stringify(row[name] ?? null),
    ),
  );
