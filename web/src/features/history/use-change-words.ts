import { fieldOf } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { isEmpty } from '../../fields/empty-value.tsx';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';

/** A value of an entry in one word, without asking anybody: a record whose name is not given is known by its number alone. */
export function useChangeWords(model: string): (field: string, value: unknown) => string {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const declared = Object.hasOwn(resources, model) ? resources[model as keyof typeof resources] : undefined;

  const wordFor = (name: string, value: unknown): string => {
    const kind = declared && fieldOf(declared, name)?.kind;
    if (isEmpty(value)) return t('common.empty_value');
    if (Array.isArray(value)) return value.map((one) => wordFor(name, one)).join(', ');
    if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
    if (typeof value === 'object') return JSON.stringify(value);
    if (kind === 'reference' || kind === 'references') return `#${value}`;
    if (kind === 'share') return format.share(Number(value));
    if (kind === 'moment') return format.moment(String(value));
    return labels.option(model, name, String(value));
  };
  return wordFor;
}
