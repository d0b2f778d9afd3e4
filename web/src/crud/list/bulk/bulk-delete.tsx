import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Page } from '../../page.ts';
import type { Selection } from './use-selection.ts';

const BulkDeleteDialog = lazy(async () => ({ default: (await import('./bulk-delete-dialog.tsx')).BulkDeleteDialog }));

/** Deletes all ticked rows, where at least one of them may be. */
export function BulkDelete({ page, selection }: { page: Page; selection: Selection }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && !selection.rows.some(({ can }) => can?.delete === true)) return null;
  return (
    <>
      <Button variant="danger" icon={Trash2} onClick={() => setOpen(true)}>
        {t('common.delete')}
      </Button>
      <Suspense>{isOpen && <BulkDeleteDialog page={page} selection={selection} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
