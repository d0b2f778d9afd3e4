import { employees } from '@cadre/contract/resources/employees';
import { ArrowDown, ArrowUp, Ellipsis, List, Mail, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { neighboursOf } from '../../../crud/address/neighbours.ts';
import { usePart } from '../../../crud/address/use-part.ts';
import { useMoves } from '../../../crud/moves/use-moves.tsx';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { mailto } from '../../../platform/format/mailto.ts';
import { useMinute } from '../../../platform/format/use-minute.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconLink } from '../../../ui/actions/icon-button.tsx';
import { AnchorButton } from '../../../ui/actions/link-button.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import { type ProfileTab, profilePath } from '../profile-path.ts';
import type { Profile } from './profile.ts';
import './profile-header.css';
import { ProfilePicture } from './profile-picture.tsx';
import { type ProfileDialog, useProfileActions } from './use-profile-actions.ts';

const ProfileDialogs = lazy(async () => ({ default: (await import('./profile-dialogs.tsx')).ProfileDialogs }));

type Props = { profile: Profile; tab: ProfileTab; neighbours: ReturnType<typeof neighboursOf> };

/** The person's name, job and local time, and the available actions. */
export function ProfileHeader({ profile, tab, neighbours }: Props) {
  const t = useTexts();
  const { employee, zone } = profile;
  const { open } = usePart(employees.name);
  const [dialog, setDialog] = useState<ProfileDialog>();
  const moves = useMoves(employees);
  const items = useProfileActions(profile, moves, setDialog);
  const place = [employee.job?.name, employee.department?.name, employee.branch?.name].filter(Boolean).join(' · ');
  return (
    <>
      <Cluster as="header" gap={4}>
        <ProfilePicture employee={employee} />
        <Stack gap={0} className="person-head__words">
          <Cluster>
            <span className="strong anywhere title">{employee.name}</span>
            {employee.preferred_name && <span className="muted">“{employee.preferred_name}”</span>}
            <StatusBadge name="status" field={employees.fields.status} value={employee.status} />
          </Cluster>
          <p>{place}</p>
          <p className="muted">
            {employee.employee_no} · <ZoneClock zone={zone} />
          </p>
        </Stack>
        <Cluster>
          <AnchorButton icon={Mail} href={mailto(employee.work_email)}>
            {t('people.profile.message')}
          </AnchorButton>
          {employee.can.update === true && (
            <Button icon={Pencil} onClick={() => open({ kind: 'edit', id: employee.id })}>
              {t('common.edit')}
            </Button>
          )}
          <MenuButton isFramed icon={Ellipsis} align="end" label={t('people.profile.more')} items={items} />
          {neighbours.list && (
            <Cluster as="nav" gap={0} aria-label={t('people.profile.back_to_list')}>
              <Step to={neighbours.before && profilePath(neighbours.before, tab)} label={t('people.profile.previous')} icon={ArrowUp} />
              <Step to={neighbours.after && profilePath(neighbours.after, tab)} label={t('people.profile.next')} icon={ArrowDown} />
              <Step to={neighbours.list} label={t('people.profile.back_to_list')} icon={List} />
            </Cluster>
          )}
        </Cluster>
      </Cluster>
      {moves.dialog}
      <Suspense>{dialog && <ProfileDialogs profile={profile} opened={dialog} onClose={() => setDialog(undefined)} />}</Suspense>
    </>
  );
}

/** The address of the list contains its filters, so it is split into path and search for the router. */
function Step({ to, label, icon }: { to: string | 0 | undefined; label: string; icon: typeof List }) {
  if (!to) return null;
  const [path = '', search = ''] = to.split('?');
  return <IconLink icon={icon} label={label} to={path} search={Object.fromEntries(new URLSearchParams(search))} />;
}

/** The local time where the person works. */
function ZoneClock({ zone }: { zone: string }) {
  const t = useTexts();
  const format = useFormat();
  const now = useMinute();
  const time = format.clock(now, zone);
  return <time dateTime={now.toISOString()}>{t('people.profile.local_time', { time, zone: cityOf(zone) })}</time>;
}

const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');
