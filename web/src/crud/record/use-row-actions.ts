import { Copy, Pencil, Trash2 } from 'lucide-react';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Moves } from '../moves/use-moves.tsx';
import type { ActionsFor, Page } from '../page.ts';

/** Only what will work: every row says in `can` what the caller may do with it. */
export function useRowActions({ options, address }: Page, moves: Moves, onDelete: (row: Row) => void): ActionsFor {
  const t = useTexts();
  return (row) => {
    const may = (verb: string) => row.can?.[verb] === true;
    const { id } = row;
    return [
      ...(may('update')
        ? [{ key: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => address.open({ kind: 'edit', id }) }]
        : []),
      ...(may('clone')
        ? [{ key: 'clone', label: t('common.clone'), icon: Copy, onSelect: () => address.open({ kind: 'clone', id }) }]
        : []),
      ...moves.items(row),
      ...(options.rowActions?.(row) ?? []),
      ...(may('delete')
        ? [{ key: 'delete', label: t('common.delete'), icon: Trash2, isDangerous: true, onSelect: () => onDelete(row) }]
        : []),
    ];
  };
}
