import { boolean, choice, group, list, required, text } from './fields.ts';
import type { ResponseOf } from './values.ts';

export const customKinds = ['text', 'long_text', 'integer', 'amount', 'date', 'boolean', 'choice', 'employee'] as const;

const translated = text({ optional: true });
const inLanguages = { en: translated, de: translated, es: translated, fr: translated, ja: translated, zh: translated } as const;

/** A field that the company added, as its records need it. */
export const customFieldResponse = {
  model: text(required),
  key: text(required),
  kind: choice({ options: customKinds, required: true }),
  required: boolean(required),
  tier: text(),
  name: text(required),
  name_i18n: group(inLanguages, required),
  help: text(),
  help_i18n: group(inLanguages, required),
  options: list({ key: text(required), name: text(required), name_i18n: group(inLanguages, { optional: true }) }),
  in_table: boolean(required),
  filterable: boolean(required),
} as const;

export type CustomField = ResponseOf<typeof customFieldResponse>;

/** All custom fields of the company, by resource; the same object until one of them changes. */
export type CustomFields = ReadonlyMap<string, readonly CustomField[]>;
