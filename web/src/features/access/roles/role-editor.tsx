import { LeaveQuestion } from '../../../crud/form/leave-question.tsx';
import '../../../fields/fields.css';
import type { Row } from '../../../fields/kind.ts';
import { RoleHeader } from './role-header.tsx';
import { RoleHolders } from './role-holders.tsx';
import { RoleMatrix } from './role-matrix.tsx';
import { RoleSaveBar } from './role-save-bar.tsx';
import { RoleStaleDialog } from './role-stale-dialog.tsx';
import './role.css';
import { useRoleDraft } from './use-role-draft.ts';

export function RoleEditor({ loaded }: { loaded: Row }) {
  const draft = useRoleDraft(loaded);
  return (
    <div className="stacked gap-4">
      <RoleHeader role={loaded} />
      <RoleMatrix draft={draft} mayChange={loaded.can?.update === true} />
      <RoleHolders role={loaded} />
      {draft.changes.length > 0 && <RoleSaveBar draft={draft} />}
      {draft.stale && <RoleStaleDialog draft={draft} stale={draft.stale} />}
      <LeaveQuestion isDirty={draft.isDirty} onLeave={draft.discard} />
    </div>
  );
}
