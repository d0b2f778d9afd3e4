import { withCustom } from '@cadre/contract/custom-fields';
import { type Field, namedAs } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { isDate } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { useCustomFields } from '../platform/custom-fields.ts';
import { useFormat } from '../platform/format/format.ts';
import { useTexts } from '../platform/texts.ts';
import { isEmpty } from './empty-value.tsx';
import { targetOf } from './kinds/reference.tsx';
import { useLabels } from './labels.ts';

/**
 * A value in plain words for any data type: options by their labels, durations as hours and minutes, lists separated by commas, groups as `name:
 * value`. A record without a known name is shown by its kind and number.
 */
export function useValueWords(model: string): (field: string, value: unknown) => string {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const custom = useCustomFields();
  const declared = Object.hasOwn(resources, model) ? withCustom<Resource>(resources[model as keyof typeof resources], custom) : undefined;
  const say = (field: string, value: unknown): string => {
    if (isEmpty(value)) return t('common.empty_value');
    if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
    if (Array.isArray(value)) return value.map((one) => say(field, one)).join(', ');
    const known = declared && fieldOf(declared, field);
    if (known && isReference(known)) return t('common.unnamed', { what: labels.one(targetOf(known)), id: String(value) });
    if (known?.kind === 'share') return format.share(Number(value));
    if (known?.kind === 'moment') return format.moment(String(value));
    if (known?.kind === 'minutes') return asHours(Number(value));
    if (isDate(value)) return format.date(value);
    if (typeof value !== 'object') return labels.option(model, field, String(value));
    const parts = value as Record<string, unknown>;
    const names = Object.keys(parts).filter((name) => typeof parts[namedAs(name)] === 'string');
    const isName = (name: string): boolean => names.some((one) => namedAs(one) === name);
    return Object.entries(parts)
      .filter(([name, one]) => !isEmpty(one) && !isName(name))
      .map(([name, one]) => `${labels.field(model, name)}: ${names.includes(name) ? parts[namedAs(name)] : say(name, one)}`)
      .join(' · ');
  };
  return say;
}

const isReference = ({ kind }: Field): boolean => kind === 'reference' || kind === 'references';
