import type { Field, Kind } from '@cadre/contract/fields';
import { changes } from './changes.ts';
import { boolean } from './kinds/boolean.tsx';
import { choice } from './kinds/choice.tsx';
import { color } from './kinds/color.tsx';
import { country } from './kinds/country.tsx';
import { currency } from './kinds/currency.tsx';
import { date } from './kinds/date.tsx';
import { decimal } from './kinds/decimal.tsx';
import { email } from './kinds/email.tsx';
import './fields.css';
import type { FieldKind } from './kind.ts';
import { grants } from './kinds/grants.tsx';
import { hours } from './kinds/hours.tsx';
import { integer } from './kinds/integer.tsx';
import { longText } from './kinds/long-text.tsx';
import { minutes } from './kinds/minutes.tsx';
import { moment } from './kinds/moment.tsx';
import { money } from './kinds/money.tsx';
import { month } from './kinds/month.tsx';
import { nested } from './kinds/nested.tsx';
import { password } from './kinds/password.tsx';
import { reference } from './kinds/reference.tsx';
import { references } from './kinds/references.tsx';
import { share } from './kinds/share.tsx';
import { text } from './kinds/text.tsx';
import { time } from './kinds/time.tsx';
import { timezone } from './kinds/timezone.tsx';

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
