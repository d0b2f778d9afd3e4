import { previewOvertimeRules } from '@cadre/contract/calls/overtime';
import { overtimeRules } from '@cadre/contract/resources/overtime-rules';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { kindOf } from '../../../fields/index.ts';
import type { Draft } from '../../../fields/kind.ts';
import { useDebounced } from '../../../fields/use-debounced.ts';
import { type ParamsFor, useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';

/** The defaults of new rules: overtime beyond the plan, in quarters of an hour, with approval. */
const usual = {
  active: true,
  needs_approval: true,
  reason_required: true,
  tolerance_minutes: 10,
  block_minutes: 15,
  night_premium_bp: 2500,
  overtime_1_rate_bp: 12_500,
  overtime_2_rate_bp: 15_000,
  rest_day_rate_bp: 15_000,
  holiday_rate_bp: 20_000,
};

/** The rules for overtime, each with a sentence that shows its effect on a sample day. */
export function OvertimeRulesPage() {
  const today = useFormat().today();
  return (
    <ResourcePage
      resource={overtimeRules}
      form={{
        initial: { ...usual, valid_from: `${today.slice(0, 7)}-01` },
        hideSaveAndNew: true,
        aside: (draft) => <RulesPreview draft={draft} />,
      }}
    />
  );
}

type Params = ParamsFor<typeof previewOvertimeRules>;

function RulesPreview({ draft }: { draft: Draft }) {
  const t = useTexts();
  const [planned, setPlanned] = useState<unknown>(480);
  const [worked, setWorked] = useState<unknown>(552);
  const examples = { planned_minutes: planned, worked_minutes: worked };
  const given = Object.entries({ ...draft, ...examples }).filter(([, value]) => value !== null && value !== '');
  const requested = useDebounced(JSON.stringify(Object.fromEntries(given)));
  const { data, error } = useCall(previewOvertimeRules, JSON.parse(requested) as Params, {
    placeholderData: keepPreviousData,
    meta: { quiet: true },
    retry: false,
  });
  return (
    <Card title={t('overtime.preview')} level={3}>
      <Stack gap={3}>
        <Cluster>
          <Example name="planned_minutes" label={t('overtime.example_planned')} value={planned} onChange={setPlanned} />
          <Example name="worked_minutes" label={t('overtime.example_worked')} value={worked} onChange={setWorked} />
        </Cluster>
        <div aria-live="polite">
          {error ? <p className="muted">{error.message}</p> : data?.sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
        </div>
      </Stack>
    </Card>
  );
}

const { Input } = kindOf('worked_minutes', previewOvertimeRules.body.worked_minutes);

type ExampleProps = { name: string; label: string; value: unknown; onChange: (value: unknown) => void };

const Example = ({ name, label, value, onChange }: ExampleProps) => (
  <Field label={label}>
    {(control) =>
      Input && (
        <Input
          {...control}
          name={name}
          field={previewOvertimeRules.body.worked_minutes}
          value={value}
          draft={{}}
          row={undefined}
          onChange={onChange}
        />
      )
    }
  </Field>
);
