import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import '../../styles/bulk-bar.css';
import { BulkMoves } from '../../moves/bulk-moves.tsx';
import type { Page } from '../../page.ts';
import { useRights } from '../../rights.ts';
import { ExportMenu } from '../export-menu.tsx';
import { BulkActive, hasActive } from './bulk-active.tsx';
import { BulkDelete } from './bulk-delete.tsx';
import type { Selection } from './use-selection.ts';

type Props = { page: Page; columns: string[]; selection: Selection; children: ReactNode };

/** Replaces the toolbar while rows are selected. */
export function BulkBar({ page, columns, selection, children }: Props) {
  const t = useTexts();
  const rights = useRights(page.resource);
  return (
    <div className="line wraps sticky tinted bulk-bar">
      <span className="strong bulk-bar__count" role="status">
        {t('lists.selected', { count: selection.rows.length })}
      </span>
      {children}
      <BulkMoves resource={page.resource} selection={selection} />
      {hasActive(page.resource) && <BulkActive resource={page.resource} selection={selection} />}
      {rights.export && <ExportMenu page={page} columns={columns} ids={selection.rows.map(({ id }) => id)} />}
      {rights.delete && <BulkDelete page={page} selection={selection} />}
      <Button icon={X} onClick={selection.clear} className="bulk-bar__clear">
        {t('common.clear')}
      </Button>
    </div>
  );
}
