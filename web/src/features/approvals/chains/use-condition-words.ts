import type { ChainSetting } from '@cadre/contract/calls/chains';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { factOf, isCompared } from './chains-of.ts';

type NamedRef = readonly { id: number; name: string }[];

/** Describes the condition of a level: `Days or hours of leave: more than 10`. */
export function useConditionWords(categories: NamedRef) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  return ({
    model,
    condition_field: fact,
    condition_op: op,
    condition_value: value,
    condition_currency: currency,
  }: ChainSetting): string | undefined => {
    if (!fact || !op || !value) return undefined;
    const field = factOf(model, fact);
    const named = (one: string): string => {
      if (field?.kind === 'reference') return categories.find(({ id }) => String(id) === one)?.name ?? one;
      if (field?.kind === 'choice') return labels.option(field.noun, fact, one);
      return isCompared(field) && one !== '' && Number.isFinite(Number(one)) ? format.number(Number(one)) : one;
    };
    const values = format.list(value.split(',').map((one) => named(one.trim())));
    const message = labels.option('approval-settings', 'condition_field', fact);
    const limit = currency ? `${values} ${currency}` : values;
    if (!isCompared(field)) return t('chains.condition', { fact: message, value: values });
    return t('chains.comparison', { fact: message, op: labels.option('approval-settings', 'condition_op', op), value: limit });
  };
}
