import { employees } from '@cadre/contract/resources/employees';
import { ArrowDown, ArrowUp, Ellipsis, List, Mail, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMoves } from '../../../crud/moves/use-moves.tsx';
import type { neighboursOf } from '../../../crud/neighbours.ts';
import { usePart } from '../../../crud/use-part.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { IconLink } from '../../../ui/icon-button.tsx';
import { AnchorButton } from '../../../ui/link-button.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { type ProfileTab, profilePath } from '../profile-path.ts';
import { ProfilePicture } from './profile-picture.tsx';
import type { Profile } from './use-profile.ts';
import { type ProfileDialog, useProfileActions } from './use-profile-actions.ts';
import { ZoneClock } from './zone-clock.tsx';

const ProfileDialogs = lazy(async () => ({ default: (await import('./profile-dialogs.tsx')).ProfileDialogs }));

type Props = { profile: Profile; tab: ProfileTab; neighbours: ReturnType<typeof neighboursOf> };

/** Who it is, where they work, what time it is there, and what can be done. */
export function ProfileHeader({ profile, tab, neighbours }: Props) {
  const t = useTexts();
  const { employee, zone } = profile;
  const { open } = usePart(employees.name);
  const [dialog, setDialog] = useState<ProfileDialog>();
  const moves = useMoves(employees);
  const items = useProfileActions(profile, moves, setDialog);
  const nameOf = (field: string) => (employee[field] as { name: string } | null | undefined)?.name;
  const place = [nameOf('job'), nameOf('department'), nameOf('branch')].filter(Boolean).join(' · ');
  return (
    <header className="person-head">
      <ProfilePicture employee={employee} />
      <div className="person-head__words">
        <p className="person-head__name">
          {employee.name}
          {employee.preferred_name ? <span className="person-head__called">“{String(employee.preferred_name)}”</span> : null}
          <StatusBadge name="status" field={employees.fields.status} value={String(employee.status)} />
        </p>
        <p className="person-head__place">{place}</p>
        <p className="muted">
          {employee.employee_no ? `${employee.employee_no} · ` : ''}
          <ZoneClock zone={zone} />
        </p>
      </div>
      <div className="person-head__actions">
        <AnchorButton icon={Mail} href={`mailto:${employee.work_email}`}>
          {t('people.profile.message')}
        </AnchorButton>
        {employee.can?.update === true && (
          <Button icon={Pencil} onClick={() => open({ kind: 'edit', id: employee.id })}>
            {t('common.edit')}
          </Button>
        )}
        <MenuButton isFramed icon={Ellipsis} align="end" label={t('people.profile.more')} items={items} />
      </div>
      {neighbours.list && (
        <nav className="person-head__steps" aria-label={t('people.profile.back_to_list')}>
          <Step to={neighbours.before && profilePath(neighbours.before, tab)} label={t('people.profile.previous')} Icon={ArrowUp} />
          <Step to={neighbours.after && profilePath(neighbours.after, tab)} label={t('people.profile.next')} Icon={ArrowDown} />
          <Step to={neighbours.list} label={t('people.profile.back_to_list')} Icon={List} />
        </nav>
      )}
      {moves.dialog}
      <Suspense>{dialog && <ProfileDialogs profile={profile} opened={dialog} onClose={() => setDialog(undefined)} />}</Suspense>
    </header>
  );
}

/** The address of the list holds its filters, so it is taken apart for the router. */
function Step({ to, label, Icon }: { to: string | 0 | undefined; label: string; Icon: typeof List }) {
  if (!to) return null;
  const [path = '', search = ''] = to.split('?');
  return <IconLink icon={Icon} label={label} to={path} search={Object.fromEntries(new URLSearchParams(search)) as never} />;
}
