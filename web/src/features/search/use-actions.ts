import { attendanceNow, check } from '@cadre/contract/calls/attendance';
import { type Page, pages } from '@cadre/contract/pages';
import { useLabels } from '../../fields/labels.ts';
import { useShell } from '../../layout/shell-context.ts';
import { useCall, useCallMutation } from '../../platform/call-api.ts';
import { useThemeName } from '../../platform/session/appearance.ts';
import { useSavePreference } from '../../platform/session/preferences.ts';
import { isEmployee, useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';

/** Something to do: a page that begins it, or the deed itself. */
export type Action = { key: string; name: string; otherWords?: string } & ({ link: string } | { act: () => void });

/** Actions available from anywhere that the user may do. `links` are the pages open to them. */
export function useActions(links: readonly string[]): Action[] {
  const t = useTexts();
  const { open } = useShell();
  const theme = useThemeName();
  const save = useSavePreference();
  const other = theme === 'dark' ? 'light' : 'dark';
  return [
    ...useCheck(),
    ...useRequests(),
    ...useNewRecords(links),
    { key: 'theme', name: t(`shell.palette_${other}`), act: () => save.mutate({ theme: other }) },
    { key: 'shortcuts', name: t('shell.shortcuts'), act: () => open('shortcuts') },
    { key: 'logout', name: t('auth.sign_out'), link: pages.logout.path },
  ];
}

/** Checking in or out, whichever is next. */
function useCheck(): Action[] {
  const t = useTexts();
  const { employee, permissions } = useMe();
  const may = employee !== null && permissions['attendances.check'] !== undefined;
  const { data: now } = useCall(attendanceNow, { id: 'self' }, { enabled: may, meta: { quiet: true } });
  const { mutate } = useCallMutation(check, { id: 'self' });
  if (!now || now.refused) return [];
  return [{ key: 'check', name: t(`shell.palette_check_${now.next}`), act: () => mutate({ action: now.next }) }];
}

/** Requests employees make for themselves, found by common words for them. */
function useRequests(): Action[] {
  const t = useTexts();
  const { user, employee, permissions } = useMe();
  const isOwn = isEmployee(user);
  const may = (right: string) => employee !== null && permissions[right] !== undefined;
  const [leaves, excuses] = isOwn ? [pages.my_leaves, pages.my_excuses] : [pages.leaves, pages.excuses];
  return [
    ...(may('leaves.create')
      ? [{ key: 'leave', name: t('shell.palette_request_leave'), otherWords: t('shell.palette_leave_words'), link: `${leaves.path}?new=1` }]
      : []),
    ...(may('excuses.create')
      ? [
          {
            key: 'excuse',
            name: t('shell.palette_request_excuse'),
            otherWords: t('shell.palette_excuse_words'),
            link: `${excuses.path}?new=1`,
          },
        ]
      : []),
    ...(isOwn && may('shift-swaps.create')
      ? [{ key: 'swap', name: t('shell.palette_swap'), link: `${pages.my_attendance.path}?view=swaps` }]
      : []),
    ...(isOwn && may('tasks.create')
      ? [{ key: 'week', name: t('shell.palette_fill_week'), otherWords: t('shell.palette_week_words'), link: pages.my_tasks.path }]
      : []),
  ];
}

function useNewRecords(links: readonly string[]): Action[] {
  const t = useTexts();
  const labels = useLabels();
  const { permissions } = useMe();
  return Object.values<Page>(pages).flatMap(({ path, lists, create }) => {
    if (!lists || !links.includes(path) || permissions[`${lists}.create`] === undefined) return [];
    return [
      {
        key: `new-${lists}`,
        name: t('common.new', { what: labels.inline.a(lists) }),
        otherWords: t('shell.palette_new_words'),
        link: create ?? `${path}?new=1`,
      },
    ];
  });
}
