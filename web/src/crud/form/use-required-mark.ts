import type { Field } from '@cadre/contract/fields';
import { useTexts } from '../../platform/texts.ts';
import type { FormField } from './form-rows.ts';

/** The rarer kind is marked: required fields where they are few, else the optional ones. A switch always has a value. */
export function useRequiredMark(fields: readonly FormField[]): (field: Field) => string | undefined {
  const t = useTexts();
  const required = fields.filter(({ field }) => field.required).length;
  const areFew = required < fields.length / 2;
  return (field) => {
    if (field.kind === 'boolean') return undefined;
    if (areFew) return field.required ? t('common.required') : undefined;
    return field.required ? undefined : t('common.optional');
  };
}
