import { countries } from '@cadre/contract/countries';
import { useLocale } from 'use-intl';
import type { Option } from '../../ui/inputs/option.ts';
import { optionKind } from './option-kind.tsx';
import { perLanguage } from './per-language.ts';

const countriesIn = perLanguage((language): Option[] => {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const collator = new Intl.Collator(language);
  return countries.map((value) => ({ value, label: names.of(value) ?? value })).sort((a, b) => collator.compare(a.label, b.label));
});

export const country = optionKind(() => countriesIn(useLocale()), 160);
