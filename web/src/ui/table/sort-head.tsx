import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { SortDirection } from './table-columns.ts';
import './sort-head.css';

type Props = {
  direction: SortDirection | undefined;
  onSort: (direction: SortDirection) => void;
  isNumber?: boolean | undefined;
  children: ReactNode;
};

/** The header of a sortable column; a second click reverses the order. */
export function SortHead({ direction, onSort, isNumber, children }: Props) {
  const Icon = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <button
      type="button"
      className={classNames(
        'line line--inline medium gap-1 fits ui-sort-head',
        direction && 'ui-sort-head--on',
        isNumber && 'ui-sort-head--number',
      )}
      onClick={() => onSort(direction === 'asc' ? 'desc' : 'asc')}
    >
      {children}
      <Icon size={14} aria-hidden />
    </button>
  );
}
