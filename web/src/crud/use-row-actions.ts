import { ArrowRightCircle, Copy, Pencil, Trash2 } from 'lucide-react';
import type { Row } from '../fields/kind.ts';
import { useLabels } from '../fields/labels.ts';
import { useTexts } from '../platform/texts.ts';
import type { ActionsFor, Page } from './page.ts';
import { useMove } from './use-write.ts';

/** Only what will work: every row says in `can` what the caller may do with it. */
export function useRowActions({ resource, options, address }: Page, onDelete: (row: Row) => void): ActionsFor {
  const t = useTexts();
  const labels = useLabels();
  const move = useMove(resource);
  return (row) => {
    const may = (verb: string) => row.can?.[verb] === true;
    const moves = Object.entries(resource.status?.moves ?? {}).filter(([name, { asks }]) => may(name) && !asks);
    const { id } = row;
    return [
      ...(may('update')
        ? [{ key: 'edit', label: t('common.edit'), icon: Pencil, onSelect: () => address.open({ kind: 'edit', id }) }]
        : []),
      ...(may('clone')
        ? [{ key: 'clone', label: t('common.clone'), icon: Copy, onSelect: () => address.open({ kind: 'clone', id }) }]
        : []),
      ...moves.map(([name, { to }]) => ({
        key: name,
        label: labels.move(resource.name, name),
        icon: ArrowRightCircle,
        onSelect: () => move.mutate({ id, status: to }),
      })),
      ...(options.rowActions?.(row) ?? []),
      ...(may('delete')
        ? [{ key: 'delete', label: t('common.delete'), icon: Trash2, isDangerous: true, onSelect: () => onDelete(row) }]
        : []),
    ];
  };
}
