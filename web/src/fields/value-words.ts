import { useTexts } from '../platform/texts.ts';
import { isEmpty } from './empty-value.tsx';
import { useLabels } from './labels.ts';

/** A value in plain words, whatever its shape: options by their names, lists one after the other, groups as `name: value`. */
export function useValueWords(model: string): (field: string, value: unknown) => string {
  const t = useTexts();
  const labels = useLabels();
  const say = (field: string, value: unknown): string => {
    if (isEmpty(value)) return t('common.empty_value');
    if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
    if (Array.isArray(value)) return value.map((one) => say(field, one)).join(', ');
    if (typeof value !== 'object') return labels.option(model, field, String(value));
    return Object.entries(value as object)
      .filter(([, one]) => !isEmpty(one))
      .map(([name, one]) => `${labels.field(model, name)}: ${say(name, one)}`)
      .join(' · ');
  };
  return say;
}
