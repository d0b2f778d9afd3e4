import { isWider } from './is-wider.ts';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { useMe } from '../../../platform/session.ts';
import './board.css';
import { CheckInCard } from './check-in-card.tsx';
import { DeskCard } from './desk-card.tsx';
import { Latest } from './latest.tsx';
import { PresenceBoard } from './presence-board.tsx';

/** The desk at the entrance: check somebody in or out, and see who is here. Who may do so for nobody else checks in themselves. */
export function CheckInOutPage() {
  const { permissions } = useMe();
  return (
    <div className="board">
      <div className="board__main">
        <CheckInCard />
        {isWider(permissions['attendances.check']) && <DeskCard />}
        {permissions['attendances.view'] && <Latest />}
      </div>
      {isWider(permissions['attendances.view']) && <PresenceBoard />}
    </div>
  );
}
