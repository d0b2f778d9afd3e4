import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { ActionBar } from '../../../ui/layout/action-bar.tsx';
import { RoleSaveDialog } from './role-save-dialog.tsx';
import type { RoleDraft } from './use-role-draft.ts';

/** Stays in sight as long as something is not saved. */
export function RoleSaveBar({ draft }: { draft: RoleDraft }) {
  const t = useTexts();
  const [isLoading, setAsking] = useState(false);
  return (
    <>
      <ActionBar text={t('roleMatrix.changed', { count: draft.changes.length })}>
        <Button disabled={draft.isSaving} onClick={draft.discard}>
          {t('roleMatrix.discard')}
        </Button>
        <Button variant="primary" disabled={draft.isSaving} onClick={() => setAsking(true)}>
          {t('common.save')}
        </Button>
      </ActionBar>
      {isLoading && <RoleSaveDialog draft={draft} onClose={() => setAsking(false)} />}
    </>
  );
}
