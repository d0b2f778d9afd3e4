import { CorrectLeavingDialog } from './correct-leaving-dialog.tsx';
import type { Profile } from './profile.ts';
import { PurgeDialog } from './purge-dialog.tsx';
import { RehireDialog } from './rehire-dialog.tsx';
import { TerminateDialog } from './terminate-dialog.tsx';
import type { ProfileDialog } from './use-profile-actions.ts';
import { WithdrawDialog } from './withdraw-dialog.tsx';

const dialogs = {
  terminate: TerminateDialog,
  correct_leaving: CorrectLeavingDialog,
  withdraw_notice: WithdrawDialog,
  rehire: RehireDialog,
  purge: PurgeDialog,
} as const;

/** The dialogs that change a person's employment; loaded when the first one is opened. */
export function ProfileDialogs({ profile, opened, onClose }: { profile: Profile; opened: ProfileDialog; onClose: () => void }) {
  const Dialog = dialogs[opened];
  return <Dialog profile={profile} onClose={onClose} />;
}
