import type { Resource } from '@cadre/contract/resource';
import { ArrowRightCircle } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import type { MenuItem } from '../../ui/overlays/menu-item.ts';
import { movesOf, needsDialog } from './moves-of.ts';
import { useMove } from './use-move.ts';

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }));

export type Moves = {
  /** Applies the move, directly or after its small form. */
  start: (name: string, rows: readonly Row[], onDone?: () => void) => void;
  items: (row: Row) => MenuItem[];
  isBusy: boolean;
  /** To be shown somewhere on the page. */
  dialog: ReactNode;
};

/** Everything that a page needs to offer the moves of a resource. */
export function useMoves(resource: Resource): Moves {
  const labels = useLabels();
  const move = useMove(resource);
  const [opened, setOpened] = useState<{ name: string; rows: readonly Row[]; onDone?: (() => void) | undefined }>();
  const start: Moves['start'] = (name, rows, onDone) => {
    const declared = resource.life.status?.moves[name];
    if (declared && needsDialog(resource, declared, rows)) return setOpened({ name, rows, onDone });
    move.mutate({ name, rows }, { onSuccess: () => onDone?.() });
  };
  return {
    start,
    items: (row) =>
      movesOf(resource, row).map(([name, { danger }]) => ({
        key: name,
        label: labels.move(resource.name, name),
        icon: ArrowRightCircle,
        isDangerous: danger === true,
        onSelect: () => start(name, [row]),
      })),
    isBusy: move.isPending,
    dialog: opened && (
      <Suspense>
        <MoveDialog resource={resource} {...opened} onClose={() => setOpened(undefined)} />
      </Suspense>
    ),
  };
}
