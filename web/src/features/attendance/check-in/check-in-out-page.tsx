import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { useMe } from '../../../platform/session/session.ts';
import { Grid, Stack } from '../../../ui/layout/stack.tsx';
import { CheckInCard } from './check-in-card.tsx';
import { isWider } from './is-wider.ts';
import { KioskCard } from './kiosk-card.tsx';
import { Latest } from './latest.tsx';
import { PresenceBoard } from './presence-board.tsx';

/** Reception's page: check people in or out and see who is present. Users who may not check in others get only their own card. */
export function CheckInOutPage() {
  const { permissions } = useMe();
  const main = (
    <Stack>
      <CheckInCard />
      {isWider(permissions['attendances.check']) && <KioskCard />}
      {permissions['attendances.view'] && <Latest />}
    </Stack>
  );
  if (!isWider(permissions['attendances.view'])) return main;
  return (
    <Grid columns="rail">
      {main}
      <PresenceBoard />
    </Grid>
  );
}
