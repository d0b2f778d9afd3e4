import { optionKind } from './option-kind.tsx';
import { perLanguage } from './per-language.ts';

const zones = perLanguage(() =>
  ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  })),
);

export const timezone = optionKind(() => zones('all'), 150);
