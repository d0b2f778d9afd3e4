import { useTexts } from '../../../platform/texts.ts';
import { ChangePassword } from './change-password.tsx';
import { Sessions } from './sessions.tsx';

export function Security() {
  const t = useTexts();
  return (
    <div className="profile__columns">
      <section className="profile__section">
        <h2>{t('profile.change_password')}</h2>
        <ChangePassword />
      </section>
      <section className="profile__section">
        <h2>{t('profile.sessions')}</h2>
        <Sessions />
      </section>
    </div>
  );
}
