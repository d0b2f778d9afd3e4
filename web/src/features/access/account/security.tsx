import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Grid } from '../../../ui/stack.tsx';
import { ChangePassword } from './change-password.tsx';
import { Sessions } from './sessions.tsx';

export function Security() {
  const t = useTexts();
  return (
    <Grid columns="halves" className="profile__section">
      <Card title={t('profile.change_password')}>
        <ChangePassword />
      </Card>
      <Card isFlush title={t('profile.sessions')}>
        <Sessions />
      </Card>
    </Grid>
  );
}
