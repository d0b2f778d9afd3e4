import type { approvalQuestions } from './approval-models.ts';
import type { NotificationType } from './calls/notifications.ts';
import { type Field, type Fields, namedBy } from './fields.ts';
import type { Found, ProblemCode } from './problems.ts';
import type { Grants } from './roles.ts';

/** What a declaration may say beside its fields. Every name in it is a field's name, so a misspelt one does not compile. */
export type Shape<F extends Fields> = {
  /** The field that names a record to people. */
  label: FieldName<F>;
  /** Where that name stands in other languages, by language; whoever reads one of them reads it there, if there is one. */
  labelsIn?: FieldName<F>;
  /** What tells records of one label apart. */
  distinctBy?: readonly FieldName<F>[];
  /** The field that tells namesakes apart; in a file it stands beside the name of whoever a row is about. */
  tellsApart?: FieldName<F>;
  /** Columns of the table, in order; a leading '-' means: hidden until chosen. */
  table: readonly (FieldName<F> | `-${FieldName<F>}`)[];
  /** Rows of the form; fields in one row stand side by side. */
  form: readonly (readonly FieldName<F>[])[];
  search: readonly FieldName<F>[];
  filters: readonly FieldName<F>[];
  sort: readonly FieldName<F>[];
  order: { by: FieldName<F>; dir: 'asc' | 'desc' };
  /** Whose row it is: a column that names an employee, or a user. Without an owner only the scope `all` exists. */
  owner?: { employee?: FieldName<F> | 'id'; user?: FieldName<F> | 'id' };
  /**
   * What a purge does to rows about a person: they go, stay as they are, or stay without the fields that are `words`. Whatever names an employee
   * as its owner or in `employee_id` says it.
   */
  onPurge?: 'erase' | 'retain' | 'anonymise';
  /** An employee beside the owner who sees the row, too: by a column of its own, or by one of the record that a reference names. */
  sharedWith?: FieldName<F> | { of: FieldName<F>; its: string };
  /** Part of another resource's records: that resource's rights to view and to update hold here too, and there are none beside them. */
  partOf?: { resource: string; view: string; update: string };
  /** Nobody writes these fields of a row of their own, or, where none are named, any of it: somebody else must. */
  othersOnly?: { refusal: ProblemCode; fields?: readonly FieldName<F>[] };
  /** What people see of their own rows by a right of scope `own`: only rows in these states. */
  ownSees?: { field: FieldName<F>; only: readonly string[] };
  /** The resource whose rights hold here, where there are none of its own. */
  rightsOf?: string;
  /**
   * Sensitive as a whole, and of what kind: whoever reads another person's rows is noted in the history. Where fields are `inside`, the rest is
   * its cover: a row of a list shows that alone, and is no look at it.
   */
  guarded?: 'personal' | 'pay';
  /** The action whose scope decides which rows are seen; `view` unless said otherwise. */
  seenBy?: string;
  /** From which day to which it lasts: `filters={date: {from, to}}` finds what shares a day with that, and `?month=` what shares one with a month. */
  lasts?: { from: FieldName<F>; to: FieldName<F> };
  /** The date, moment or month that `?month=` narrows the list by; what neither lasts nor has one, nor is `monthly`, takes no month. */
  month?: FieldName<F>;
  /** Rows hold or apply in some months: `?month=` finds those of that one, and its behaviour says which they are. */
  monthly?: true | { about: string };
  /** A list that says no month is of this one, unless it asks for the month or for one of these. */
  thisMonthUnless?: readonly FieldName<F>[];
  /** How many rows one page may have, where it is not as everywhere. */
  mostPerPage?: number;
  /** `/lists` is a call of its own, which tells more than names. */
  ownLists?: true;
  /** Verbs beside reading; all three unless said otherwise. */
  writes?: readonly ('create' | 'update' | 'delete')[];
  /** Append-only: no version and no times beside its own. */
  ledger?: true;
  /** Rights beside the ones that follow from verbs, tiers and moves. */
  extraRights?: readonly string[];
  /** Rights that need thought before they are handed on. */
  risks?: Readonly<Record<string, Exclude<Risk, 'normal'>>>;
  grants?: Grants;
  tiers?: Record<string, Tier>;
  /** Rows whose choice is one of these belong to a tier as a whole: its rights are needed beside those of the resource. */
  tierOfRows?: { field: FieldName<F>; tiers: Readonly<Record<string, string>> };
  status?: Status;
  /** Decided by a chain of approvals, by the moves that say so. */
  approval?: Approval<FieldName<F>>;
  /** An approval itself: whoever it asks sees it, too. */
  asksPeople?: true;
  /** The company may add fields of its own, which lie in the column `custom`. */
  custom?: true;
  /** Its fields are all there is to a record, and nothing belongs to it: who deletes one can make it again as it was. */
  comesBack?: true;
  /**
   * Clone copies the form's fields; the name gets a fresh value, codes and what `without` names stay behind. `parts` come along unless the caller
   * leaves them out: records of these resources, which are a field of this one or beside it.
   */
  clone?: { rename: FieldName<F>; without?: readonly FieldName<F>[]; parts?: Readonly<Record<string, FieldName<F> | 'beside'>> };
  media?: Record<string, MediaCollection>;
  /** Whose answers change with a write or a move, beside its own and those of its whole. */
  touches?: readonly string[];
  /**
   * The database keeps count of the rows (`keep_total` in a migration), so that the list's total costs nothing; or also by a choice, and by the
   * day of a moment (`keep_total_by`). Without it, and for whoever does not see every row, at most `countLimit` rows are counted.
   */
  total?: 'kept' | { kind: FieldName<F>; day?: FieldName<F> };
  /** A new record that is taken, for the API document, where the fields alone do not tell what goes together. */
  example?: { readonly [K in FieldName<F>]?: unknown };
  /** Rules across fields: field -> code of `texts.checks`. The web asks before sending, the server before saving. */
  check?: (record: Record<string, unknown>) => Found;
};

export type Risk = 'normal' | 'sensitive' | 'critical';

/** `guarded`: never in lists; whoever reads it in another person's record is noted in the history. */
export type Tier = { view: string; update: string; guarded?: true; is?: DataKind };

/** What a tier shows. Pay, which is also what somebody costs, is no administrator's or auditor's by default; nor is health, which is reasons of absence. */
export const dataKinds = ['personal', 'pay', 'health'] as const;
export type DataKind = (typeof dataKinds)[number];

export type Status = {
  field: string;
  /** A row in this state is seen by its owner alone, and by the author who prepares it for them, whatever rights reach. */
  privateWhile?: string;
  moves: Record<string, Move>;
  /** What is said instead of `own_request` and `wrong_state`. */
  refusals?: { own?: ProblemCode; state?: ProblemCode };
};

/** A change of state, done by `PATCH /update-status` and by `POST /<resource>/:id/<move>`. */
export type Move = {
  from: readonly string[];
  to: string;
  /** An action of this resource, or a right of another one by its whole name: `employees.approve_changes`. */
  right: string;
  /** Whoever the chain asks does it, never to a row of their own; where nothing waits for a chain, who holds the right. */
  decidedBy?: 'approvals';
  /** Nobody does it to a row of their own. */
  notOwn?: true;
  /** Only whose row it is does it. */
  onlyOwn?: true;
  /** Hurts, or cannot be taken back: it is asked for once more. */
  danger?: true;
  /** What must be said with it. Each value is kept in the column of its name, or in the one that `into` names. */
  asks?: Fields;
  into?: Record<string, string>;
  /** The collection of files that may be added with it. */
  files?: string;
  /** The moment's column. */
  stamps?: string;
  tells?: { owner: NotificationType };
};

type Approval<Name extends string = string> = {
  /** The moves that say yes and no; `approve` and `reject` unless said otherwise. */
  yes?: string;
  no?: string;
  /** The move that sends a draft. */
  submit?: string;
  /** What a request is called before whoever decides, where its label says less. */
  called?: Name;
  /** Fields that the levels of a chain may be limited by. */
  facts?: readonly Name[];
  /** Who is asked where no chain is set up: holders of this right, by its whole name; without it, the manager. */
  asks?: `${string}.${string}`;
  /** The user who entered it (`entered_by_id`) never approves it, and is not listed as an approver. */
  secondPerson?: true;
  /** How those who are asked are told. */
  tells?: NotificationType;
  /** What is asked about a row later, by the moves that say yes and no to it; which question waits, the state says. */
  further?: Readonly<Partial<Record<FurtherQuestion, Question>>>;
};

type FurtherQuestion = Exclude<(typeof approvalQuestions)[number], 'request'>;
export type Question = { yes: string; no: string; tells?: NotificationType };

export type MediaCollection = {
  types: readonly MediaType[];
  maxBytes: number;
  /** The right to add and remove files; `update` unless said otherwise. */
  right?: string;
  /** Files that say what this tier says: whoever may not read it doesn't learn that there are any. */
  tier?: string;
  /** A new file replaces the old one. */
  single?: true;
};

export type MediaType = 'png' | 'jpeg' | 'webp' | 'pdf' | 'docx' | 'xlsx';

type SystemField = 'id' | 'created_at' | 'updated_at';
type FieldName<F extends Fields> = (keyof F & string) | SystemField;

export type Resource<N extends string = string, F extends Fields = Fields> = { name: N; fields: F } & Shape<Fields>;

export function resource<const N extends string, const F extends Fields, const S extends Shape<F>>(name: N, fields: F, shape: S) {
  return { name, fields: namedBy(name, fields), ...shape } as { name: N; fields: F } & Omit<S, keyof Shape<Fields>> &
    Shape<Fields> &
    (S extends { ledger: true } ? { ledger: true } : unknown);
}

/** Columns that every table has and no declaration repeats. */
const systemFields = {
  id: { kind: 'integer', readonly: true },
  created_at: { kind: 'moment', readonly: true },
  updated_at: { kind: 'moment', readonly: true },
} as const satisfies Record<SystemField, Field>;

export const fieldOf = (resource: { fields: Fields }, name: string): Field | undefined =>
  Object.hasOwn(resource.fields, name)
    ? resource.fields[name]
    : Object.hasOwn(systemFields, name)
      ? systemFields[name as SystemField]
      : undefined;

export const tierRights = (resource: Resource, tier: string): Tier => {
  const rights = resource.tiers?.[tier];
  if (!rights) throw new Error(`${resource.name} declares no tier ${tier}`);
  return rights;
};

/** How many rows a page may have, unless the declaration says otherwise. */
export const usualMostPerPage = 200;

/** Whether `?month=` narrows its list: it lasts, is dated, or says itself what is of a month. */
export const isOfMonths = ({ month, monthly, lasts }: Pick<Resource, 'month' | 'monthly' | 'lasts'>): boolean =>
  month !== undefined || monthly !== undefined || lasts !== undefined;

/** A page never counts more rows than this; beyond it the total reads "more than". */
export const countLimit = 10_000;
