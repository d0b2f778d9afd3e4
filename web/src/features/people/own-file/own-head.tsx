import { employees } from '@cadre/contract/resources/employees';
import type { Named } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useOwnProfile } from './use-own-file.ts';

/** Who one is here, at a glance. */
export function OwnHead() {
  const t = useTexts();
  const { user, employee: known } = useMe();
  const { data } = useOwnProfile();
  const employee = data?.employee;
  const name = (of: string) => (employee?.[of] as Named | null | undefined)?.name;
  const place = [name('job'), name('department'), name('branch')].filter(Boolean).join(' · ');
  return (
    <div className="card own-head">
      <Avatar name={known?.name ?? user.name} pic={user.pic ?? (employee?.pic as string | null | undefined)} size={72} />
      <div className="own-head__words">
        <p className="own-head__name">{known?.name ?? user.name}</p>
        <p className="muted">{place || t('common.loading')}</p>
        {typeof employee?.hire_date === 'string' && <p className="muted">{t('self.with_us', { day: employee.hire_date })}</p>}
      </div>
      {typeof employee?.status === 'string' && <StatusBadge name="status" field={employees.fields.status} value={employee.status} />}
      <LinkButton size="small" to="/user-profile" search={{ tab: 'profile' } as never}>
        {t('profile.change_picture')}
      </LinkButton>
    </div>
  );
}
