import type { Field, Kind } from '@cadre/contract/fields';
import { boolean } from './boolean.tsx';
import { changes } from './changes.ts';
import { choice } from './choice.tsx';
import { color } from './color.tsx';
import { country } from './country.tsx';
import { currency } from './currency.tsx';
import { date } from './date.tsx';
import { decimal } from './decimal.tsx';
import { email } from './email.tsx';
import './fields.css';
import { grants } from './grants.tsx';
import { hours } from './hours.tsx';
import { integer } from './integer.tsx';
import type { FieldKind } from './kind.ts';
import { longText } from './long-text.tsx';
import { minutes } from './minutes.tsx';
import { moment } from './moment.tsx';
import { money } from './money.tsx';
import { month } from './month.tsx';
import { nested } from './nested.tsx';
import { password } from './password.tsx';
import { reference } from './reference.tsx';
import { references } from './references.tsx';
import { share } from './share.tsx';
import { text } from './text.tsx';
import { time } from './time.tsx';
import { timezone } from './timezone.tsx';

/** Every kind of field and how the web shows it, enters it and filters by it. */
const kinds: Record<Kind, FieldKind> = {
  text,
  long_text: longText,
  email,
  password,
  integer,
  minutes,
  hours,
  share,
  money,
  boolean,
  date,
  moment,
  time,
  color,
  country,
  timezone,
  currency,
  choice,
  reference,
  references,
  grants,
  document: changes,
  answers: nested,
  group: nested,
  list: nested,
  map: nested,
  record: nested,
  either: nested,
  shape: nested,
  scalar: text,
  decimal,
};

/** Texts with a pattern that have a special input. */
const patterns: Partial<Record<string, FieldKind>> = { month };

/** A page's overrides for single fields, where the kind alone does not know enough. */
export type KindOverrides = Record<string, Partial<FieldKind>>;

export const kindOf = (name: string, field: Field, overrides: KindOverrides = {}): FieldKind => ({
  ...((field.kind === 'text' && field.pattern && patterns[field.pattern]) || kinds[field.kind]),
  ...overrides[name],
});
