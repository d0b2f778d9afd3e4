import { currencies } from '@cadre/rules/money';
import { useLocale } from 'use-intl';
import type { Option } from '../../ui/inputs/option.ts';
import { EmptyValue } from '../empty-value.tsx';
import type { FieldKind } from '../kind.ts';
import { optionKind } from './option-kind.tsx';
import { perLanguage } from './per-language.ts';

const currenciesIn = perLanguage((language): Option[] => {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return currencies.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }));
});

/** Columns and chips show the code alone, as people write it next to an amount. */
export const currency: FieldKind = {
  ...optionKind(() => currenciesIn(useLocale()), 110),
  Cell: ({ value }) => (value ? String(value) : <EmptyValue />),
  Chosen: ({ value }) => (Array.isArray(value) ? value.join(', ') : null),
};
