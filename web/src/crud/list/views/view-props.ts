import type { Row } from '../../../fields/kind.ts';
import type { Page } from '../../page.ts';
import type { Selection } from '../bulk/use-selection.ts';
import type { OpenRowMenu } from '../row-menu.tsx';

/** The props shared by the two views of a list, table and cards. */
export type ViewProps = {
  page: Page;
  rows: Row[];
  columns: string[];
  /** The columns are as this person arranged them. */
  isOwnChoice: boolean;
  /** Called with the columns that have no room. */
  onAway: (columns: readonly string[]) => void;
  /** The row that the keyboard is on. */
  active: number | undefined;
  /** Absent: rows cannot be ticked. */
  selection: Selection | undefined;
  onMenu: OpenRowMenu;
  hasMenu: (row: Row) => boolean;
};
