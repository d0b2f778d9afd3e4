import { currencyDigits, toMajor, toMinor } from '@cadre/rules/money';
import { noDetails } from '@cadre/rules/pay/basic/personal-details';
import { componentPay } from '@cadre/rules/pay/items/component-pay';
import { useState } from 'react';
import type { Draft } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { NumberInput } from '../../../ui/inputs/number-input.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { componentFrom } from './component-from.ts';

const usual = { JPY: 300_000 } as Readonly<Record<string, number>>;

/** The preview of a tax on the year so far shows its first month. */
const firstMonth = { month: '2000-01', year: { from: '2000-01', months: [] }, personal: noDetails };

/** The amount the component takes of a sample amount, in a sentence. */
export function ComponentPreview({ draft }: { draft: Draft }) {
  const t = useTexts();
  const format = useFormat();
  const [typed, setTyped] = useState<unknown>(null);
  const component = componentFrom(draft);
  if (!component) return null;
  const currency = String(draft.currency);
  const base = typeof typed === 'number' ? typed : (usual[currency] ?? 3000);
  const minor = toMinor(base, currency);
  const lines = minor === undefined ? [] : componentPay([component], { basic: minor, gross: minor, taxable: minor }, firstMonth);
  const taken = (kind: 'deduction' | 'employer'): string =>
    format.money(toMajor(lines.find((line) => line.kind === kind)?.amount ?? 0, currency), currency);
  return (
    <Card title={t('payItems.takes')} level={3}>
      <Stack gap={3}>
        <Field label={t('payItems.of_amount')}>
          {({ id, describedBy }) => (
            <NumberInput
              id={id}
              name="base"
              invalid={false}
              describedBy={describedBy}
              value={typed ?? base}
              decimals={currencyDigits(currency) ?? 2}
              unit={currency}
              onChange={setTyped}
            />
          )}
        </Field>
        {minor !== undefined && (
          <p>{t('payItems.takes_of', { base: format.money(base, currency), taken: taken('deduction'), employer: taken('employer') })}</p>
        )}
      </Stack>
    </Card>
  );
}
