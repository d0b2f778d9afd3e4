import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import type { ListState } from '../address.ts';
import type { Page } from '../page.ts';

export const ariaSort = (sort: ListState['sort'], name: string): 'ascending' | 'descending' | undefined => {
  if (sort.by !== name) return undefined;
  return sort.dir === 'asc' ? 'ascending' : 'descending';
};

/** The name of a column; a button where the list can be sorted by it. */
export function SortHeader({ page: { resource, address, rights }, name, isAtEnd }: { page: Page; name: string; isAtEnd: boolean }) {
  const labels = useLabels();
  const { sort } = address.list;
  if (!resource.sort.includes(name) || !rights.seesInAllRows(name)) return labels.field(resource.name, name);
  const isSorted = sort.by === name;
  const Icon = isSorted ? (sort.dir === 'asc' ? ArrowUp : ArrowDown) : ChevronsUpDown;
  const dir = isSorted && sort.dir === 'asc' ? 'desc' : 'asc';
  return (
    <button
      type="button"
      className={`sort-header ${isSorted ? 'sort-header--on' : ''} ${isAtEnd ? 'sort-header--end' : ''}`}
      onClick={() => address.change({ sort: { by: name, dir } })}
    >
      {labels.field(resource.name, name)}
      <Icon size={14} aria-hidden />
    </button>
  );
}
