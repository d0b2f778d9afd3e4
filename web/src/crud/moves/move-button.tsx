import type { Resource } from '@cadre/contract/resource';
import type { LucideIcon } from 'lucide-react';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { Button } from '../../ui/actions/button.tsx';
import type { ButtonLook } from '../../ui/actions/button-look.ts';
import { useMoves } from './use-moves.tsx';

type Props = Pick<ButtonLook, 'variant' | 'size'> & { resource: Resource; row: Row; move: string; icon: LucideIcon };

/** `<MoveButton resource={documents} row={row} move="reject" icon={X} variant="danger" />`: renders nothing if the row does not allow the move. */
export function MoveButton({ resource, row, move, icon, variant, size }: Props) {
  const labels = useLabels();
  const { start, isBusy, dialog } = useMoves(resource);
  // An open form stays open, even if the row no longer allows the move after sending it.
  if (row.can?.[move] !== true && !dialog) return null;
  return (
    <>
      <Button variant={variant} size={size} icon={icon} isBusy={isBusy} onClick={() => start(move, [row])}>
        {labels.move(resource.name, move)}
      </Button>
      {dialog}
    </>
  );
}
