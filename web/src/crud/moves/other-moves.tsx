import type { Resource } from '@cadre/contract/resource';
import { Ellipsis } from 'lucide-react';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';
import { useMoves } from './use-moves.tsx';

/** A menu of all actions on a record, without those that have their own button. */
export function OtherMoves({
  resource,
  row,
  name,
  leading = [],
}: {
  resource: Resource;
  row: Row;
  name: string;
  leading?: readonly string[];
}) {
  const t = useTexts();
  const moves = useMoves(resource);
  const items = moves.items(row).filter(({ key }) => !leading.includes(key));
  return (
    <>
      {items.length > 0 && <MenuButton isFramed icon={Ellipsis} align="end" label={t('lists.row_menu', { what: name })} items={items} />}
      {moves.dialog}
    </>
  );
}
