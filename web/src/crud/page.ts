import type { Resource } from '@cadre/contract/resource';
import type { ReactNode } from 'react';
import { isEmpty } from '../fields/empty-value.tsx';
import type { FilterValue } from '../fields/filters/filter-value.ts';
import type { KindOverrides } from '../fields/index.ts';
import type { Draft, Row } from '../fields/kind.ts';
import { nameFrom } from '../fields/name-from.ts';
import type { MenuItem } from '../ui/overlays/menu-item.ts';
import type { AddressBar } from './address/use-address.ts';
import type { Selection } from './list/bulk/use-selection.ts';
import type { BuiltInView } from './list/views/views.ts';
import type { Rights } from './rights.ts';

/** The options by which a page differs from its declaration. */
export type PageOptions = {
  /** Other cells, inputs or filters for single fields. */
  kinds?: KindOverrides;
  /** Fields that this page shows neither as column nor in the form. */
  hideFields?: readonly string[];
  /** The owner of the records here. A new record belongs to it automatically, and no draft passes from one owner to another. */
  owner?: Owner;
  /** The noun of the rows, where it differs from the resource: a view of working hours lists employees. */
  noun?: string;
  /** Another view of the records in place of the list; records and forms still open above it. */
  body?: ((page: Page) => ReactNode) | undefined;
  list?: ListOptions;
  form?: FormOptions;
  record?: RecordOptions;
};

/** The list of records: what it finds, shows and offers. */
export type ListOptions = {
  /** Extra query parameters of the list, for example the period of a view. */
  query?: Readonly<Record<string, string | undefined>> | undefined;
  /** Fixed filters of the list, in addition to those that the user sets. */
  fixedFilters?: Readonly<Record<string, FilterValue>> | undefined;
  /** Views that come with the list. */
  views?: readonly BuiltInView[];
  /** Before the list's own search. */
  toolbarStart?: ReactNode;
  /** Next to the list's own buttons. */
  toolbar?: ReactNode;
  /** Actions on all selected rows, besides the moves, deleting and the export. */
  bulk?: ((selection: Selection) => ReactNode) | undefined;
  /** Besides Edit, Clone, Delete and the moves. */
  rowActions?: ActionsFor;
  /** The fields below the title of a card on a narrow screen; defaults to the first columns. */
  cardLines?: readonly string[];
  /** The rows drawn by hand, in place of table and cards. */
  draw?: ((rows: Row[], columns: string[], page: Page) => ReactNode) | undefined;
  /** The text of an empty list; defaults to the text of the noun. */
  emptyText?: string | undefined;
  /** The content of an empty list, in place of the noun's text and the button for a new record. */
  empty?: ReactNode;
};

/** The form of a record. */
export type FormOptions = {
  /** Other rows of the form than the declared ones. */
  rows?: Resource['form']['rows'];
  /** Another title of the form. */
  title?: string;
  /** The initial values of a new record. */
  initial?: Draft;
  /** Fields that a new record may leave empty, because the server fills them in. */
  serverFills?: readonly string[];
  /** Whether a field applies to the draft and to the edited record; a field that does not is neither shown nor stored. */
  showsField?: ((name: string, draft: Draft, edited: Row | undefined) => boolean | 'required') | undefined;
  /** The body of a new record, if it differs from the filled-in values; `start` has the form's initial values. */
  bodyOf?: (draft: Draft, start: Draft) => Draft;
  /** Fields below a line that opens them; it is open where one of them was given other than the form began with. */
  folded?: readonly string[];
  /** Headings of the form: each above the row that begins with the field. */
  headings?: Readonly<Record<string, string>>;
  /** Below the fields of the form; receives the draft and the edited record, and may fill in dependent fields. */
  aside?: (draft: Draft, set: (name: string, value: unknown) => void, edited: Row | undefined) => ReactNode;
  /** Above the buttons if there is no room for the aside next to the fields: its result in one line. */
  brief?: (draft: Draft, edited: Row | undefined) => ReactNode;
  /** The aside is next to the fields if there is room. */
  wide?: boolean;
  /** Records are made one at a time here; the form offers no Save and new. */
  hideSaveAndNew?: boolean;
  /** Instead of the form's drawer, for records that are created on a separate page. */
  newPath?: string;
  /** A new record opens right away, because the work on it continues on its page. */
  openAfterCreate?: boolean;
};

/** An open record, and what a record is called. */
export type RecordOptions = {
  /** The readable name of a record, where its label does not identify the person and the date. */
  titleOf?: (row: Row) => string;
  /** Instead of the drawer, for records with a page of their own. */
  path?: (row: Row) => string;
  /** Above the fields of the open record. */
  header?: (row: Row) => ReactNode;
  /** The lead has the buttons of the moves; the record's head does not repeat them. */
  headerMoves?: boolean;
  /** Below the fields of the open record. */
  detail?: (row: Row) => ReactNode;
  /** Deleting requires typing the record's name. */
  typedDelete?: boolean;
};

/** The record that others belong to, and the field that references it. */
export type Owner = { field: string; id: number; name: string };

export type ActionsFor = (row: Row) => MenuItem[];

/** Shared by every part of a page. */
export type Page = {
  resource: Resource;
  /** The noun of its rows. */
  noun: string;
  options: PageOptions;
  address: AddressBar;
  rights: Rights;
  /** Where a record opens, and the way there. */
  hrefOf: (row: Row) => string;
  open: (row: Row) => void;
  /** Opens the form or page for a new record. */
  create: () => void;
};

/** The part of a page that a form needs; a form can open on any page. */
export type FormPage = Pick<Page, 'resource' | 'options' | 'rights'> & { address: Pick<AddressBar, 'close'> };

export const labelOf = (resource: Resource, row: Row): string => nameFrom(resource, row[resource.label] ?? row.id);

/** The same, with the fields that distinguish it from records of the same name. */
export const distinctLabelOf = (resource: Resource, row: Row): string =>
  [labelOf(resource, row), ...(resource.record.distinctBy ?? []).map((name) => row[name]).filter((value) => !isEmpty(value))].join(' · ');

/** The name of a record on this page. */
export const titleIn = ({ resource, options }: Pick<Page, 'resource' | 'options'>, row: Row): string =>
  options.record?.titleOf?.(row) ?? labelOf(resource, row);

export const ownedBy = ({ id, name }: { id: number; name: string }): Owner => ({ field: 'employee_id', id, name });
