import { archivePerson } from '@cadre/contract/calls/privacy';
import { employees } from '@cadre/contract/resources/employees';
import { Archive, CalendarClock, ImageOff, Printer, RotateCcw, ShieldX, Undo2, UserMinus } from 'lucide-react';
import type { Moves } from '../../../crud/moves/use-moves.tsx';
import { useRemoveFile } from '../../../crud/record/use-write.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { openFile } from '../../../platform/open-file.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { MenuItem } from '../../../ui/overlays/menu-item.ts';
import type { Profile } from './profile.ts';
import { picture } from './profile-picture.tsx';

export type ProfileDialog = 'terminate' | 'correct_leaving' | 'withdraw_notice' | 'rehire' | 'purge';

/** Only actions that will succeed: `can` lists the user's permissions for this employee. */
export function useProfileActions({ employee, tabs }: Profile, moves: Moves, open: (dialog: ProfileDialog) => void): MenuItem[] {
  const t = useTexts();
  const me = useMe();
  const { id, can } = employee;
  const removePicture = useRemoveFile(employees, id);
  const archive = useCallMutation(archivePerson, { id }, { onSuccess: ({ link }) => openFile(link) });
  const hasLeft = employee.status === 'terminated';
  const may = (verb: string) => can?.[verb] === true;
  const file = Number(
    String(employee.pic ?? '')
      .split('/')
      .at(-1),
  );
  const mayArchive = tabs.personal || me.employee?.id === id;
  return [
    { key: 'print', label: t('people.profile.print'), icon: Printer, onSelect: () => window.print() },
    ...(mayArchive ? [{ key: 'archive', label: t('people.privacy.archive'), icon: Archive, onSelect: () => archive.mutate() }] : []),
    ...(may('update_picture') && file > 0
      ? [
          {
            key: 'picture',
            label: t('people.profile.remove_picture'),
            icon: ImageOff,
            onSelect: () => removePicture.mutate({ collection: picture, file }),
          },
        ]
      : []),
    ...moves.items(employee),
    ...(may('correct_leaving')
      ? [{ key: 'correct', label: t('people.leaving.correct'), icon: CalendarClock, onSelect: () => open('correct_leaving') }]
      : []),
    ...(may('withdraw_notice')
      ? [
          {
            key: 'withdraw',
            label: t(`people.leaving.${hasLeft ? 'undo' : 'withdraw'}`),
            icon: Undo2,
            onSelect: () => open('withdraw_notice'),
          },
        ]
      : []),
    ...(may('rehire') ? [{ key: 'rehire', label: t('people.leaving.rehire'), icon: RotateCcw, onSelect: () => open('rehire') }] : []),
    ...(may('terminate')
      ? [{ key: 'terminate', label: t('people.leaving.terminate'), icon: UserMinus, isDangerous: true, onSelect: () => open('terminate') }]
      : []),
    ...(may('purge')
      ? [{ key: 'purge', label: t('people.privacy.purge'), icon: ShieldX, isDangerous: true, onSelect: () => open('purge') }]
      : []),
  ];
}
