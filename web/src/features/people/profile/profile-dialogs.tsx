import { CorrectLeavingDialog } from './leaving/correct-leaving-dialog.tsx';
import { PurgeDialog } from './leaving/purge-dialog.tsx';
import { RehireDialog } from './leaving/rehire-dialog.tsx';
import { TerminateDialog } from './leaving/terminate-dialog.tsx';
import { WithdrawDialog } from './leaving/withdraw-dialog.tsx';
import type { Profile } from './profile.ts';
import type { ProfileDialog } from './use-profile-actions.ts';

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
