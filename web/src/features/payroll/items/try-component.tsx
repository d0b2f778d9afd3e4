import { tryComponent } from '@cadre/contract/calls/pay-components';
import { useState } from 'react';
import { kindOf } from '../../../fields/index.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

const { employee_id: personField } = tryComponent.body;
const { Input } = kindOf('employee_id', personField);

/** The component's effect on one person this month, before it is enabled. */
export function TryComponent({ id }: { id: number }) {
  const t = useTexts();
  const labels = useLabels();
  const [person, setPerson] = useState<unknown>();
  return (
    <Card title={t('payItems.try')} hint={t('payItems.try_hint')} level={3}>
      <Stack gap={3}>
        <Field label={labels.field('pay-components', 'employee_id')}>
          {(control) =>
            Input && (
              <Input {...control} name="employee_id" field={personField} value={person} draft={{}} row={undefined} onChange={setPerson} />
            )
          }
        </Field>
        {typeof person === 'number' && <Tried id={id} person={person} />}
      </Stack>
    </Card>
  );
}

function Tried({ id, person }: { id: number; person: number }) {
  const t = useTexts();
  const format = useFormat();
  const month = format.today().slice(0, 7);
  const { data, error, refetch } = useCall(tryComponent, { id, employee_id: person, month }, { meta: { quiet: true }, retry: false });
  if (error) return <FailedState problem={error} onRetry={refetch} />;
  if (!data) return null;
  const { currency, without, with: after } = data;
  if (!currency || !without || !after) return <p>{t('payItems.try_unpaid', { month })}</p>;
  if (!data.applies) return <p>{t('payItems.try_elsewhere')}</p>;
  const said = (amount: number) => <span className="digits whole">{format.money(amount, currency)}</span>;
  const taken = (kind: 'deduction' | 'employer') => data.lines.find((line) => line.kind === kind)?.amount ?? 0;
  return (
    <DescriptionList label={t('payItems.try')}>
      <Description label={t('payItems.takes')}>{said(taken('deduction'))}</Description>
      <Description label={t('payItems.employer_adds')}>{said(taken('employer'))}</Description>
      <Description label={t('payItems.net_without')}>{said(without.net)}</Description>
      <Description label={t('payItems.net_with')}>{said(after.net)}</Description>
    </DescriptionList>
  );
}
