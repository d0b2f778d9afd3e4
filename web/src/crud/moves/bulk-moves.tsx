import type { Resource } from '@cadre/contract/resource';
import { ArrowRightCircle } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { Selection } from '../list/bulk/use-selection.ts';
import { movesOfAny } from './moves-of.ts';
import { useMoves } from './use-moves.tsx';

/** The moves of all selected rows; rows that do not allow a move are counted in the result. */
export function BulkMoves({ resource, selection }: { resource: Resource; selection: Selection }) {
  const labels = useLabels();
  const { start, isBusy, dialog } = useMoves(resource);
  return (
    <>
      {movesOfAny(resource, selection.rows).map(([name, { danger }]) => (
        <Button
          key={name}
          variant={danger ? 'danger' : undefined}
          icon={ArrowRightCircle}
          isBusy={isBusy}
          onClick={() => start(name, selection.rows, selection.clear)}
        >
          {labels.move(resource.name, name)}
        </Button>
      ))}
      {dialog}
    </>
  );
}
