import { useLocale } from 'use-intl';
import { calledIn } from '../../platform/format/called.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Avatar } from '../../ui/people/avatar.tsx';
import { useShell } from '../shell-context.ts';

export function Greeting() {
  const t = useTexts();
  const { open } = useShell();
  const { user } = useMe();
  const called = calledIn(useLocale(), user);
  return (
    <button type="button" className="line quiet gap-2-5 rounded greeting" aria-haspopup="dialog" onClick={() => open('account')}>
      <span className="cut greeting__words">
        {t.rich('shell.greeting', {
          name: () => (
            <strong className="ink strong" key="name">
              {called}
            </strong>
          ),
        })}
      </span>
      <Avatar name={user.name} pic={user.pic} size={32} />
      <span className="visually-hidden">{t('shell.open_user_panel')}</span>
    </button>
  );
}
