import { ArrowRightLeft, FileQuestion, MailPlus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Selection } from '../../../crud/list/bulk/use-selection.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { type BulkAction, bulkRights } from './bulk-rights.ts';

const BulkChangeDialog = lazy(async () => ({ default: (await import('./bulk-change-dialog.tsx')).BulkChangeDialog }));
const AskDocumentDialog = lazy(async () => ({ default: (await import('../ask-document-dialog.tsx')).AskDocumentDialog }));
const InviteDialog = lazy(async () => ({ default: (await import('./invite-dialog.tsx')).InviteDialog }));

/** The actions on all selected people together; each opens a dialog that shows the effect first. */
export function BulkActions({ selection }: { selection: Selection }) {
  const t = useTexts();
  const { permissions } = useMe();
  const [opened, setOpened] = useState<BulkAction>();
  const { rows, clear } = selection;
  const close = () => setOpened(undefined);
  const actions = [
    { key: 'change', label: t('people.bulk.change'), Icon: ArrowRightLeft },
    { key: 'ask', label: t('people.bulk.ask_document'), Icon: FileQuestion },
    { key: 'invite', label: t('people.bulk.invite'), Icon: MailPlus },
  ] as const;
  return (
    <>
      {actions
        .filter(({ key }) => bulkRights[key] in permissions)
        .map(({ key, label, Icon }) => (
          <Button icon={Icon} key={key} onClick={() => setOpened(key)}>
            {label}
          </Button>
        ))}
      <Suspense>
        {opened === 'change' && <BulkChangeDialog people={rows} onClose={close} onDone={clear} />}
        {opened === 'ask' && <AskDocumentDialog ids={rows.map(({ id }) => id)} onClose={close} onDone={clear} />}
        {opened === 'invite' && <InviteDialog people={rows} onClose={close} />}
      </Suspense>
    </>
  );
}
