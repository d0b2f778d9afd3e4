/** The kinds of field. A declaration is plain data: server, web and documents all read the same words. */

type Common = {
  /** Must be given on create and may not be emptied. */
  required?: true;
  /** May be omitted on create: the server uses the current value. */
  carried?: true;
  /** Privacy tier; without the tier's right the field is absent everywhere. */
  tier?: string;
  /** Of a guarded resource: only the opened record shows it to others. The rest is its cover, which lists show. */
  inside?: true;
  /** Too much for a row of a list: the opened record has it. */
  long?: true;
  /** Its description as a parameter in the API document. */
  about?: string;
  /** Written only by the server; never accepted from a client. */
  readonly?: true;
  /** Not a column: its behaviour reads and writes it elsewhere. */
  apart?: true;
  /** Not a column: the server registers an SQL expression for it. Implies readonly. */
  computed?: true;
  /** Never leaves the server and is never stored in the history. */
  secret?: true;
  /** The noun with the texts of the field and its options: set by the resource that declares it. */
  noun?: string;
  /** A custom field of the company: the key of its value in the column `custom`, and its texts. */
  custom?: CustomWords;
  /**
   * Free text, which a purge of the person erases: `true` empties it (dots if it is required), `masked` leaves dots if it was not empty.
   * `false`: a code, a number or a work-related name, which stays with the row.
   */
  words?: boolean | 'masked';
  /** A title, or a reference to a record with one, that names days or weeks by their codes; readers see them in their language. */
  dated?: true;
  /** In a response: the key may be missing. Otherwise the key is always present, and only optional fields may be null. */
  optional?: true;
};

/** A word in the company's language, and in others where it was translated. */
export type Worded = { name: string; name_i18n: { readonly [language: string]: string | null | undefined } };

type CustomWords = Worded & { key: string; help: Worded; options: Readonly<Record<string, Worded>> };

/** How a value is coloured where it is shown as a badge. */
/** `teal` is the colour of trips. */
export type Tone = 'neutral' | 'blue' | 'green' | 'amber' | 'pink' | 'teal' | 'ended';

type Length = { min?: number; max?: number };
type Range = { min?: number; max?: number };

type Options = {
  /** `sealed`: encrypted at rest, travels masked but for its last characters, opened one by one and on record. */
  text: Common & Length & { pattern?: 'code' | 'phone' | 'slug' | 'key' | 'iban' | 'bic' | 'month' | 'networks'; sealed?: true };
  long_text: Common & Length;
  email: Common & Length;
  password: Common & Length;
  /** `idOf`: of a record that no answer names; the history names it. */
  integer: Common & Range & { idOf?: string };
  /** A number with decimals, like hours. `unit`: the unit counted, always days or the one in the sibling field. */
  decimal: Common & Range & { unit?: 'day' | { in: string } };
  /** Duration in whole minutes. */
  minutes: Common & Range;
  /**
   * A sum of working time in hours with two decimals, exact to the minute; shown as `8:05`. `signed`: a difference from the expected time. `quiet`:
   * zero is shown as a dash.
   */
  hours: Common & { signed?: true; quiet?: true };
  /** Share in basis points: 10000 is 100 %. */
  share: Common & Range;
  /** Integer minor units in the database, decimal major units on the wire; `currency` names the sibling field. */
  money: Common & { currency: string };
  boolean: Common;
  date: Common;
  moment: Common;
  /** A time on the wall: `HH:MM`. */
  time: Common;
  color: Common;
  country: Common;
  timezone: Common;
  currency: Common;
  /** With `tones` it is shown as a badge, neutral where none is named; without, as plain text. */
  choice: Common & { options: readonly string[]; initial?: string; tones?: Readonly<Record<string, Tone>> };
  /** `department_id` also travels as `department: {id, name}`. */
  reference: Common & { to: string };
  /** Ids through a link table; also travels as `<field>_named: [{id, name}]`. */
  references: Common & { to: string; through: string; here: string; there: string };
  /** Permissions with their scopes, as a role stores them. */
  grants: Common;
  /** A structure that only the server writes; `holds` is the type of its content, if known. */
  document: Common & { holds?: Field };
  /** The answers of a form with fields that depend on the record; the resource's behaviour checks them. */
  answers: Common;
  /** A text or a number, like an argument of a message. */
  scalar: Common;
  /** Fields within a field. `open`: it may have further keys, depending on the record. */
  group: Common & { fields: Fields; open?: true };
  /** Any number of one kind; at most `max` may be sent, or `mostInList` by default. `gaps`: an item may be null. */
  list: Common & Length & { of: Field; gaps?: true };
  /** Values of one kind under names that are not known beforehand. */
  map: Common & Length & { of: Field };
  /** A record of a resource as it travels; `partly`: of all its fields only the id is certain. */
  record: Common & { resource: { name: string; fields: Fields }; partly?: true };
  /** One of several kinds; only in responses. */
  either: Common & { of: readonly Field[] };
  /** Named fields, which may contain themselves; only in responses. */
  shape: Common & { name: string; fields: () => Fields };
};

export type Kind = keyof Options;
export type Field = { [K in Kind]: { kind: K } & Options[K] }[Kind];
export type Fields = { [name: string]: Field };

const plain =
  <K extends Kind>(kind: K) =>
  <const O extends Options[K]>(...[options]: Record<never, never> extends Options[K] ? [options?: O] : [options: O]) =>
    ({ kind, ...options }) as { kind: K } & O;

export const text = plain('text');
export const longText = plain('long_text');
export const email = plain('email');
export const password = plain('password');
export const integer = plain('integer');
export const minutes = plain('minutes');
export const hours = plain('hours');
export const share = plain('share');
export const money = plain('money');
export const boolean = plain('boolean');
export const date = plain('date');
export const moment = plain('moment');
export const time = plain('time');
export const color = plain('color');
export const country = plain('country');
export const timezone = plain('timezone');
export const currency = plain('currency');
export const choice = plain('choice');
export const grants = plain('grants');
export const document = plain('document');
export const answers = plain('answers');
export const decimal = plain('decimal');
export const scalar = plain('scalar');

/** `integer(required)`, as responses often need it. */
export const required = { required: true } as const;

export const group = <const F extends Fields, const O extends Common & { open?: true } = Nothing>(fields: F, options: O = {} as O) =>
  ({ kind: 'group', fields, ...options }) as { kind: 'group'; fields: F } & O;

type Nothing = Record<never, never>;
type Listing = Common & Length & { gaps?: true };
type Grouped<F extends Fields> = { kind: 'group'; fields: F; required: true };

/** A list of one field type, or of groups with these fields. */
export function list<const F extends Field, const O extends Listing = Nothing>(of: F, options?: O): { kind: 'list'; of: F } & O;
export function list<const F extends Fields, const O extends Listing = Nothing>(of: F, options?: O): { kind: 'list'; of: Grouped<F> } & O;
export function list(of: Field | Fields, options: Listing = {}): Field {
  return { kind: 'list', of: isField(of) ? of : group(of, required), ...options };
}

export const map = <const F extends Field, const O extends Common & Length = Nothing>(of: F, options: O = {} as O) =>
  ({ kind: 'map', of, ...options }) as { kind: 'map'; of: F } & O;

export const record = <const R extends { name: string; fields: Fields }, const O extends Common & { partly?: true } = Nothing>(
  resource: R,
  options: O = {} as O,
) => ({ kind: 'record', resource, ...options }) as { kind: 'record'; resource: R } & O;

export const either = <const F extends readonly Field[]>(...of: F) => ({ kind: 'either', of, required: true }) as const;

/** `yields` carries the type for the compiler and is never set. */
export type Shape<T> = { kind: 'shape'; name: string; fields: () => Fields; required: true; yields?: T };
export const shape = <T>(name: string, fields: () => Fields): Shape<T> => ({ kind: 'shape', name, fields, required: true });

/** An employee in a path: by number, or `self` for the caller. */
export const selfOrId = either(integer({ min: 1, max: 2_147_483_647 }), choice({ options: ['self'] }));

/** Something by its number and its name. */
export const named = { id: integer(required), name: text(required) } as const;

/** The same fields where any of them may be missing from an answer. */
export const optionally = <const F extends Fields>(fields: F) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, optional: true }])) as {
    [K in keyof F]: F[K] & { optional: true };
  };

export const isField = (of: Field | Fields): of is Field => typeof of.kind === 'string';

/** As many as one request may send of anything. */
export const mostInList = 1000;

export const reference = <const T extends string, const O extends Common = Record<never, never>>(to: T, options: O = {} as O) =>
  ({ kind: 'reference', to, ...options }) as { kind: 'reference'; to: T } & O;

export const references = <const T extends string, const O extends Omit<Options['references'], 'to'>>(to: T, options: O) =>
  ({ kind: 'references', to, ...options }) as { kind: 'references'; to: T } & O;

export const isWritable = (field: Field): boolean => !field.readonly && !field.computed && !shownAlone.has(field.kind);
const shownAlone: ReadonlySet<Kind> = new Set(['document', 'record', 'either', 'shape']);

/** The prefix before the last characters of a sealed value. */
export const sealMask = '••••';
export const isSealed = (field: Field): boolean => field.kind === 'text' && field.sealed === true;

/** A reference's name without `_id`: where its `{id, name}` travels. */
export const namedAs = (field: string): string => (field.endsWith('_id') ? field.slice(0, -3) : `${field}_named`);

export const toneOf = (field: Field | undefined, value: string): Tone | undefined =>
  field?.kind === 'choice' && field.tones ? (field.tones[value] ?? 'neutral') : undefined;

/** The same fields, each with the noun for its texts. */
export const namedBy = <F extends Fields>(noun: string, fields: F): F =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, { ...field, noun }])) as F;
