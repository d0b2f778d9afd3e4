import type { Field } from '@cadre/contract/fields';
import type { Can } from '@cadre/contract/values';
import type { ComponentType } from 'react';
import type { Format } from '../platform/format/format.ts';
import type { FilterValue } from './filters/filter-value.ts';

/** A record on a page; its fields are known only from its declaration. */
export type Row = { id: number; version?: number; can?: Can; [field: string]: unknown };
export type Draft = Record<string, unknown>;
export type NamedRef = { id: number; name: string };

export type CellProps = { name: string; field: Field; value: unknown; row: Row; format: Format };

export type InputProps = {
  id: string;
  name: string;
  field: Field;
  value: unknown;
  /** The whole form: a money input shows the currency of the field next to it. */
  draft: Draft;
  /** The record as it was loaded: it carries the names of the records it references. */
  row: Row | undefined;
  invalid: boolean;
  describedBy: string;
  onChange: (value: unknown) => void;
};

export type FilterProps = {
  name: string;
  field: Field;
  value: FilterValue | undefined;
  onChange: (value: FilterValue | undefined) => void;
};

/** All that the web knows about a kind of field. */
export type FieldKind = {
  Cell: ComponentType<CellProps>;
  /** Whether the cell is empty, for cells that show more than their value. */
  lacks?: (row: Row) => boolean;
  /** Absent if users never enter it. */
  Input?: ComponentType<InputProps>;
  /** Absent if lists cannot be filtered by it. */
  Filter?: ComponentType<FilterProps>;
  /** The text of an active filter on its chip. */
  Chosen?: ComponentType<Omit<FilterProps, 'onChange'>>;
  /** Which of the specification's hints is shown below the input. */
  hint: 'enter' | 'select' | 'date' | 'time' | 'month';
  /** Width of its column in pixels; for texts it follows from their maximum length. */
  width: number | ((field: Field) => number);
  /** Numbers are aligned at the end of their column, so that their digits line up. */
  align?: 'end';
};
