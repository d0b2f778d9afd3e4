import type { approvalQuestions } from './approval-models.ts';
import type { NotificationType } from './calls/notifications.ts';
import type { Exact } from './exact.ts';
import { type Field, type Fields, namedBy } from './fields.ts';
import type { IconName } from './icon-name.ts';
import type { ChosenKind } from './notice-kinds.ts';
import type { Owed, OwedWords } from './owed.ts';
import type { Found, ProblemCode } from './problems.ts';
import type { Grants } from './roles.ts';
import type { Timeline } from './timeline-events.ts';

/** The options of a declaration besides its fields. Every name in it is a field's name, so a misspelled one does not compile. */
export type Shape<F extends Fields> = {
  /** The field that names a record to people. */
  label: FieldName<F>;
  /** Rules across fields: field -> code of `texts.checks`. Checked in the web before sending, and on the server before saving. */
  check?: (record: Record<string, unknown>) => Found;
  list: ListShape<F>;
  form?: FormShape<F>;
  record?: RecordShape<F>;
  access?: AccessShape<F>;
  life?: LifeShape<F>;
};

/** The list of the records: the table, and what it can be searched, filtered and sorted by. */
type ListShape<F extends Fields> = {
  /** Columns of the table, in order; a leading '-' means: hidden until chosen. */
  table: readonly (FieldName<F> | `-${FieldName<F>}`)[];
  search: readonly FieldName<F>[];
  filters: readonly FieldName<F>[];
  sort: readonly FieldName<F>[];
  order: { by: FieldName<F>; dir: 'asc' | 'desc' };
  /**
   * The first and the last day of the record: `filters={date: {from, to}}` finds records that overlap those days, and `?month=` records that overlap
   * the month.
   */
  lasts?: { from: FieldName<F>; to: FieldName<F> };
  /**
   * The date, moment or month that `?month=` filters the list by; resources without it, without `lasts` and without `monthly` do not accept a month.
   */
  month?: FieldName<F>;
  /** Rows are valid or apply in some months: `?month=` finds those of one month, by a condition of its behaviour. */
  monthly?: true | { about: string };
  /** A list without a month defaults to this month, unless it filters by the month field or by one of these. */
  defaultsToThisMonthUnless?: readonly FieldName<F>[];
  /** The maximum page size, if it differs from the default. */
  maxPerPage?: number;
  /**
   * The database counts the rows (`keep_total` in a migration), so that the list's total costs nothing; optionally also by a choice, and by the day
   * of a moment (`keep_total_by`). Otherwise, and for readers who do not see every row, at most `countLimit` rows are counted.
   */
  total?: 'kept' | { kind: FieldName<F>; day?: FieldName<F> };
  /** `/lists` is a separate call, which returns more than names. */
  ownLists?: true;
  /** Quick search finds the records, by `search`; `false` for a kind of request that it does not find. */
  foundBy?: FoundBy<FieldName<F>> | false;
};

/** How quick search shows a record. */
export type FoundBy<Name extends string = string> = {
  /** Kinds of records are shown in the order of their ranks. */
  rank: number;
  /** The name, by default the label. Records named by a reference are shown in the order of their list, others by name. */
  name?: Name;
  /** Shown in brackets before the name. */
  number?: Name;
  /** The second line. */
  detail: readonly Name[];
  status?: Name;
  /** Also found by a misspelled label. */
  misspelled?: true;
};

/** The form of a record. */
type FormShape<F extends Fields> = {
  /** Rows of the form; fields in one row are side by side. */
  rows: readonly (readonly FieldName<F>[])[];
  /**
   * Clone copies the form's fields; the name gets a new value, and codes and the `without` fields stay empty. `parts` are copied too,
   * unless the caller leaves them out: records of these resources, either a field of this one or separate.
   */
  clone?: { rename: FieldName<F>; without?: readonly FieldName<F>[]; parts?: Readonly<Record<string, FieldName<F> | 'beside'>> };
  /** A valid new record for the API document, if the fields alone do not show which values belong together. */
  example?: { readonly [K in FieldName<F>]?: unknown };
};

/** A record as a whole: what distinguishes it, and what it has besides its declared fields. */
type RecordShape<F extends Fields> = {
  /** The field with the label in other languages, by language; readers see it in their language, if there is one. */
  labelsIn?: FieldName<F>;
  /** The fields that distinguish records with the same label. */
  distinctBy?: readonly FieldName<F>[];
  /** The field that distinguishes namesakes; in a file it is next to the name of the row's subject. */
  disambiguator?: FieldName<F>;
  /** The company may add custom fields, which are stored in the column `custom`. */
  custom?: true;
  media?: Record<string, MediaCollection>;
  /** Shown where records of several kinds are listed together. */
  icon?: IconName;
  /** Its events in the timeline of the employee who owns it; `false` for a kind of request without any. */
  timeline?: Timeline<FieldName<F>> | false;
};

/** Whose the records are, and the rights to them. */
type AccessShape<F extends Fields> = {
  /**
   * The owner of a row: the column with an employee, or a user. Without an owner only the scope `all` exists. `lead`: the owner leads the work that
   * the row is about, so it is not about the owner.
   */
  owner?: { employee?: FieldName<F> | 'id'; user?: FieldName<F> | 'id'; lead?: true };
  /** An employee besides the owner who sees the row: from a column of the row, or from one of a referenced record. */
  alsoVisibleTo?: FieldName<F> | { of: FieldName<F>; its: string };
  /** The states in which owners see their own rows by a right of scope `own`. */
  ownerSeesOnly?: { field: FieldName<F>; only: readonly string[] };
  /** Owners may not write these fields of their own rows, or any field if none are listed: another user must. */
  ownerMayNotEdit?: { refusal: ProblemCode; fields?: readonly FieldName<F>[] };
  /** Part of another resource's records: only that resource's rights to view and to update apply here. */
  partOf?: { resource: string; view: string; update: string };
  /** The resource with the rights for this one, if it has none itself. */
  rightsOf?: string;
  /** The action whose scope decides which rows are seen; `view` by default. */
  seenBy?: string;
  /** Rights in addition to those derived from writes, tiers and moves. */
  extraRights?: readonly string[];
  /** Rights that need thought before they are handed on. */
  risks?: Readonly<Record<string, Exclude<Risk, 'normal'>>>;
  grants?: Grants;
  tiers?: Record<string, Tier>;
  /** Rows with one of these choices belong to a tier as a whole: its rights are required in addition to those of the resource. */
  tierOfRows?: { field: FieldName<F>; tiers: Readonly<Record<string, string>> };
  /**
   * Sensitive as a whole, and of which kind: reading another person's rows is logged. If some fields are `inside`, the others are its
   * cover: rows of a list show only the cover, which is not logged.
   */
  guarded?: 'personal' | 'pay';
};

/** What can happen to a record, and what follows from it. */
type LifeShape<F extends Fields> = {
  /** The writes besides reading; all three by default. */
  writes?: readonly ('create' | 'update' | 'delete')[];
  /** Append-only: no version, and no times but its own. */
  ledger?: true;
  /** A record consists only of its fields and has no dependent records, so that users who delete it can restore it. */
  undoableDelete?: true;
  status?: Status;
  /** A request that an approval chain decides on, through the moves with `decidedBy`. */
  request?: Request<FieldName<F>>;
  /** An approval itself: its approvers see it too. */
  isApproval?: true;
  /** The tags that a write or a move invalidates, besides its own and those of its whole. */
  touches?: readonly string[];
  /**
   * The effect of a purge on rows about a person: they are deleted, retained, or retained without the fields that are `words`. Required for
   * every resource that is about employees: its owner, or those in `employee_id` or `to_employee_id`.
   */
  onPurge?: 'erase' | 'retain' | 'anonymise';
};

export type Risk = 'normal' | 'sensitive' | 'critical';

/** `guarded`: never in lists; reading it in another person's record is logged. */
export type Tier = { view: string; update: string; guarded?: true; is?: DataKind };

/**
 * The kind of data in a tier. By default, administrators and auditors have no right to pay, which includes a person's cost, nor to health,
 * which means reasons of absence.
 */
export const dataKinds = ['personal', 'pay', 'health'] as const;
export type DataKind = (typeof dataKinds)[number];

export type Status = {
  field: string;
  /** In this state only the owner sees the row, and the author who prepares it for them, regardless of other rights. */
  privateWhile?: string;
  moves: Record<string, Move>;
  /** Replaces `own_request` and `wrong_state`. */
  refusals?: { own?: ProblemCode; state?: ProblemCode };
};

/** A change of state, done by `PATCH /update-status` and by `POST /<resource>/:id/<move>`. */
export type Move = {
  from: readonly string[];
  to: string;
  /** An action of this resource, or a right of another one by its whole name: `employees.approve_changes`. */
  right: string;
  /** Only approvers of the chain may decide, never on a row of their own; if no chain is pending, holders of the right. */
  decidedBy?: 'approvals';
  /** Not allowed on the user's own row. */
  notByOwner?: true;
  /** Only the owner of the row may do it. */
  byOwnerOnly?: true;
  /** Destructive or irreversible: requires a confirmation. */
  danger?: true;
  /** The inputs of the move. Each value is stored in the column of its name, or in the one that `into` names. */
  input?: Fields;
  into?: Record<string, string>;
  /** The collection of files that may be added with it. */
  files?: string;
  /** The moment's column. */
  stamps?: string;
  notifies?: { owner: NotificationType };
};

/** A kind of request. The server sends it, opens its chain, and sends it again after a material change. */
export type Request<Name extends string = string> = {
  /** `draft`: stored until it is sent, if `as_draft` is set. `pending`: sent when it is created. Otherwise one of its moves or a call sends it. */
  starts?: 'draft' | 'pending';
  /** Fields whose change invalidates earlier approvals, so that the request is sent again. */
  material?: readonly Name[];
  /** Fields that the levels of a chain may be limited by. */
  facts?: readonly Name[];
  /** The requester's substitute, who may be an approver. */
  substitute?: Name;
  /** The moves for yes and no; `approve` and `reject` by default. */
  yes?: string;
  no?: string;
  /** The move that sends a draft. */
  submit?: string;
  /** The field that names a request to its approvers, if its label is not descriptive enough. */
  called?: Name;
  /** The approvers if no chain is set up: holders of this right, by its full name; by default the manager. */
  right?: `${string}.${string}`;
  /** The user who entered it (`entered_by_id`) never approves it, and is not listed as an approver. */
  secondPerson?: true;
  /** The chain that the set-up proposes: the manager, or also HR if the company wants it. */
  proposed?: 'manager' | 'manager_and_hr';
  /** The notice to its approvers names the request, not only its kind. */
  namedInNotice?: true;
  /** The kind of notices by which people choose the emails about its outcome; `requests` by default. */
  mailedAs?: ChosenKind;
  /** Days on which its owner is away: calendars show them, and other absences cannot overlap them. */
  absence?: Absence<Name>;
  /** Further decisions on a row, with their moves for yes and no; the status determines which one is pending. */
  further?: Readonly<Partial<Record<FurtherQuestion, Question>>>;
};

/** The whole days from one date field to another, while the request is pending or approved. */
export type Absence<Name extends string = string> = {
  from: Name;
  to: Name;
  /** Further states in which it is an absence. */
  also?: readonly string[];
  /** Colleagues may see which kind of absence it is, not only that the owner is away. */
  named?: true;
  /** It is compared with other such kinds by checks of its own, in parts of days or with other words. */
  ownCheck?: true;
};

type FurtherQuestion = Exclude<(typeof approvalQuestions)[number], 'request'>;
export type Question = { yes: string; no: string };

export type MediaCollection = {
  types: readonly MediaType[];
  maxBytes: number;
  /** The right to add and remove files; `update` by default. */
  right?: string;
  /** Files with the content of this tier: readers without its right do not see that they exist. */
  tier?: string;
  /** A new file replaces the old one. */
  single?: true;
};

export type MediaType = 'png' | 'jpeg' | 'webp' | 'pdf' | 'docx' | 'xlsx';

type SystemField = 'id' | 'created_at' | 'updated_at';
type FieldName<F extends Fields> = (keyof F & string) | SystemField;

/** A declaration as the product reads it: every group of options exists, whether it was declared or not. */
export type Resource<N extends string = string, F extends Fields = Fields> = { name: N; fields: F } & Required<
  Omit<Shape<Fields>, 'check'>
> &
  Pick<Shape<Fields>, 'check'>;

export function resource<const N extends string, const F extends Fields, const S extends Shape<F>>(
  name: N,
  fields: F & OwedWords<F, S>,
  shape: S & Exact<S, Shape<Fields>> & Owed<F, S>,
) {
  const { form = { rows: [] }, record = {}, access = {}, life = {} } = shape;
  return { ...shape, name, fields: namedBy(name, fields), form, record, access, life } as Resource<N, F> &
    (S extends { life: { ledger: true } } ? { life: { ledger: true } } : unknown) &
    (S extends { life: { request: infer R } } ? { life: { request: R } } : unknown);
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
  const rights = resource.access.tiers?.[tier];
  if (!rights) throw new Error(`${resource.name} declares no tier ${tier}`);
  return rights;
};

/** The default limit of rows per page. */
export const defaultMaxPerPage = 200;

/** Whether `?month=` filters its list: it has a period or a date, or its behaviour defines the rows of a month. */
export const isOfMonths = ({ list: { month, monthly, lasts } }: Pick<Resource, 'list'>): boolean =>
  month !== undefined || monthly !== undefined || lasts !== undefined;

/** A page never counts more rows than this; beyond it the total reads "more than". */
export const countLimit = 10_000;
