import type { Resource } from '@cadre/contract/resource';
import type { ReactNode } from 'react';
import { isEmpty } from '../fields/empty-value.tsx';
import type { FilterValue } from '../fields/filter-value.ts';
import type { KindOverrides } from '../fields/index.ts';
import type { Draft, Row } from '../fields/kind.ts';
import { nameFrom } from '../fields/name-from.ts';
import type { MenuItem } from '../ui/menu-item.ts';
import type { AddressBar } from './address/use-address.ts';
import type { Selection } from './list/use-selection.ts';
import type { BuiltInView } from './list/views.ts';
import type { Rights } from './rights.ts';

/** Where a page differs from what its declaration says. */
export type PageOptions = {
  /** Other cells, inputs or filters for single fields. */
  kinds?: KindOverrides;
  /** Fields that this page shows neither as column nor in the form. */
  hideFields?: readonly string[];
  /** What a new record starts with. */
  initial?: Draft;
  /** What a new record may be saved without, because the server fills it in. */
  filledIn?: readonly string[];
  /** Whose the records are here. A new one belongs to it without being asked, and no draft passes from one owner to another. */
  owner?: Owner;
  /** Other rows of the form than the declared ones. */
  form?: Resource['form'];
  /** Fields below a line that opens them; it is open where one of them was given other than the form began with. */
  folded?: readonly string[];
  /** Headings of the form: each above the row that begins with the field. */
  headings?: Readonly<Record<string, string>>;
  /** Whether a field matters for what is being typed, in the record that is edited; one that does not is neither shown nor kept. */
  asksFor?: ((name: string, draft: Draft, edited: Row | undefined) => boolean | 'required') | undefined;
  /** What is sent of a new record, where it is not all that was given; `start` is what the form began with. */
  bodyOf?: (draft: Draft, start: Draft) => Draft;
  /** Records are made one at a time here; the form offers no Save and new. */
  oneByOne?: boolean;
  /** The name of a record in words, where its own name doesn’t say who and when. */
  titleOf?: (row: Row) => string;
  /** Another title of the form. */
  formTitle?: string;
  /** Another view of the records in place of the list; records and forms open above it all the same. */
  body?: ((page: Page) => ReactNode) | undefined;
  /** Whom or what the list is about, where its own name is not their name: a view of working hours lists employees. */
  noun?: string;
  /** What the list asks for beside its own query, such as the period of a view. */
  asks?: Readonly<Record<string, string | undefined>> | undefined;
  /** What the list is narrowed to, whatever else it is filtered by. */
  narrowed?: Readonly<Record<string, FilterValue>> | undefined;
  /** What a card on a narrow screen tells below its title, where it is not the first columns. */
  cardLines?: readonly string[];
  /** The rows drawn by hand, in place of table and cards. */
  draw?: ((rows: Row[], columns: string[], page: Page) => ReactNode) | undefined;
  /** What an empty list says, where it is not what the noun says. */
  nothing?: string | undefined;
  /** What stands in an empty list, in place of what the noun says and of the button for a new record. */
  empty?: ReactNode;
  /** Before the list's own search. */
  toolbarStart?: ReactNode;
  /** Beside the list's own buttons. */
  toolbar?: ReactNode;
  /** Views that come with the list. */
  views?: readonly BuiltInView[];
  /** What can be done with all ticked rows beside the moves, deleting and the file. */
  bulk?: ((selection: Selection) => ReactNode) | undefined;
  /** Instead of the form's drawer, for records that are made on a page of their own. */
  newPath?: string;
  /** Beside Edit, Clone, Delete and the moves. */
  rowActions?: ActionsFor;
  /** The lead has the buttons of the moves; the record's head does not repeat them. */
  leadMoves?: boolean;
  /** Above the fields of the open record. */
  lead?: (row: Row) => ReactNode;
  /** Below the fields of the open record. */
  detail?: (row: Row) => ReactNode;
  /** Below the fields of the form; sees what is being typed and which record is edited, and may fill in what follows from it. */
  formAside?: (draft: Draft, set: (name: string, value: unknown) => void, edited: Row | undefined) => ReactNode;
  /** Above the buttons where there is no room for the aside beside the fields: what it comes to, in a line. */
  formBrief?: (draft: Draft, edited: Row | undefined) => ReactNode;
  /** The aside stands beside the fields where there is room. */
  wideForm?: boolean;
  /** Instead of the drawer, for records with a page of their own. */
  recordPath?: (row: Row) => string;
  /** A new record opens at once: what it is for is done on its page. */
  opensNew?: boolean;
  /** Deleting asks to type the record's name. */
  typedDelete?: boolean;
};

/** The record that others belong to, by the field that says so. */
export type Owner = { field: string; id: number; name: string };

export type ActionsFor = (row: Row) => MenuItem[];

/** What every part of a page knows. */
export type Page = {
  resource: Resource;
  /** What its rows are called. */
  noun: string;
  options: PageOptions;
  address: AddressBar;
  rights: Rights;
  /** Where a record opens, and the way there. */
  hrefOf: (row: Row) => string;
  open: (row: Row) => void;
  /** Opens what makes a new record. */
  create: () => void;
};

/** What a form needs of its page; it may stand on any. */
export type FormPage = Pick<Page, 'resource' | 'options' | 'rights'> & { address: Pick<AddressBar, 'close'> };

export const labelOf = (resource: Resource, row: Row): string => nameFrom(resource, row[resource.label] ?? row.id);

/** The same with what tells it from others of that name. */
export const distinctLabelOf = (resource: Resource, row: Row): string =>
  [labelOf(resource, row), ...(resource.distinctBy ?? []).map((name) => row[name]).filter((value) => !isEmpty(value))].join(' · ');

/** The name of a record on this page. */
export const titleIn = ({ resource, options }: Pick<Page, 'resource' | 'options'>, row: Row): string =>
  options.titleOf?.(row) ?? labelOf(resource, row);

export const ownedBy = ({ id, name }: { id: number; name: string }): Owner => ({ field: 'employee_id', id, name });
