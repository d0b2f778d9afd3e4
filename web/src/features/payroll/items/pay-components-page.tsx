import { payComponents } from '@cadre/contract/resources/pay-components';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Draft } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { ComponentPreview } from './component-preview.tsx';
import { TryComponent } from './try-component.tsx';

const calculations: Readonly<Record<string, string>> = { rate_bp: 'percent', amount: 'fixed', brackets: 'brackets' };

/** Taxes and contributions, each with a sentence that describes its amount. */
export function PayComponentsPage() {
  const t = useTexts();
  const mayTry = useMe().permissions['salaries.calculate'] !== undefined;
  const month = useFormat().today().slice(0, 7);
  return (
    <ResourcePage
      resource={payComponents}
      form={{
        initial: { valid_from: month, position: 100 },
        showsField: showsComponentField,
        aside: (draft) => <ComponentPreview draft={draft} />,
      }}
      record={{
        header: (row) => (row.is_example === true ? <Alert tone="warning">{t('payItems.is_example')}</Alert> : null),
        detail: (row) => (
          <Stack>
            <ComponentPreview draft={row} />
            {mayTry && <TryComponent id={row.id} />}
          </Stack>
        ),
      }}
    />
  );
}

const showsComponentField = (name: string, { calculation, base, period, ceiling }: Draft): boolean | 'required' => {
  if (name === 'base_component_id') return base === 'component' && 'required';
  if (name === 'period') return calculation !== 'fixed';
  if (name === 'yearly_ceiling') return (period ?? 'month') === 'month' && typeof ceiling !== 'number';
  const wanted = calculations[name];
  return wanted === undefined || (wanted === calculation && (name === 'rate_bp' ? true : 'required'));
};
