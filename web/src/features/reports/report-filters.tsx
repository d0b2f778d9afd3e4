import { type GroupKey, groupResources, isOfRecords } from '@cadre/contract/reports/report';
import { useState } from 'react';
import { FiltersPopup } from '../../crud/list/filters/filters-popup.tsx';
import { LazyPickInput } from '../../fields/lazy-pick-input.tsx';
import { useLookup, useNames } from '../../fields/use-lookup.ts';
import { useTexts } from '../../platform/texts.ts';
import { Field } from '../../ui/inputs/field.tsx';
import type { ReportAddress } from './use-report-address.ts';

/** Codes that a filter offers; which of them a report knows. */
const codes: Partial<Record<GroupKey, readonly string[]>> = {
  billable: ['true', 'false'],
  work_type: ['normal', 'overtime', 'travel', 'on_call'],
  billing_type: ['time_and_materials', 'fixed_price', 'retainer', 'internal'],
};
const states: Record<string, readonly string[]> = {
  compliance: ['missing', 'draft', 'submitted', 'approved', 'rejected'],
  'time-detail': ['draft', 'submitted', 'approved', 'rejected'],
  'attendance-vs-cards': ['ok', 'under_logged', 'over_logged', 'no_punch', 'no_card'],
  burn: ['planned', 'active', 'on_hold', 'completed', 'cancelled'],
};

/** The report's filters, behind one button with the number of active ones. */
export function ReportFilters({ address }: { address: ReportAddress }) {
  const { name, report, by, narrow, clear } = address;
  return (
    <FiltersPopup count={Object.keys(by).length} onClear={clear}>
      {report.filters.map((key) =>
        isOfRecords(key) ? (
          <Records key={key} of={key} to={groupResources[key]} chosen={by[key] ?? []} onChoose={(values) => narrow(key, values)} />
        ) : (
          <Codes
            key={key}
            of={key}
            codes={codes[key] ?? states[name] ?? []}
            chosen={by[key] ?? []}
            onChoose={(values) => narrow(key, values)}
          />
        ),
      )}
    </FiltersPopup>
  );
}

type Chosen = { of: GroupKey; chosen: readonly (number | string)[]; onChoose: (values: (number | string)[]) => void };

function Records({ of, to, chosen, onChoose }: Chosen & { to: string }) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const ids = chosen.filter((value) => typeof value === 'number');
  const named = useNames(to, ids);
  const { options, loading } = useLookup(to, typed);
  const me = chosen.includes('self') ? [{ value: 'self', label: t('lists.me') }] : [];
  const known = [...me, ...named];
  return (
    <Field label={t(`reports.groups.${of}`)}>
      {(control) => (
        <LazyPickInput
          {...control}
          multiple
          value={[...chosen]}
          options={[...known, ...options.filter(({ value }) => !known.some((one) => one.value === value))]}
          loading={loading}
          onSearch={setTyped}
          onChange={(next) => onChoose(Array.isArray(next) ? next : [])}
        />
      )}
    </Field>
  );
}

function Codes({ of, codes: all, chosen, onChoose }: Chosen & { codes: readonly string[] }) {
  const t = useTexts();
  return (
    <Field label={t(`reports.groups.${of}`)}>
      {(control) => (
        <LazyPickInput
          {...control}
          multiple
          value={[...chosen]}
          options={all.map((value) => ({ value, label: t(`reports.options.${of}.${value}` as 'reports.options.billable.true') }))}
          onChange={(next) => onChoose(Array.isArray(next) ? next : [])}
        />
      )}
    </Field>
  );
}
