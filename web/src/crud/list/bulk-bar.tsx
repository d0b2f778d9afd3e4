import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import '../styles/bulk-bar.css';
import type { Selection } from '../use-selection.ts';

/** Stands in the place of the toolbar as long as rows are ticked. */
export function BulkBar({ selection, children }: { selection: Selection; children: ReactNode }) {
  const t = useTexts();
  return (
    <div className="bulk-bar">
      <span className="bulk-bar__count" role="status">
        {t('lists.selected', { count: selection.rows.length })}
      </span>
      {children}
      <button type="button" className="button bulk-bar__clear" onClick={selection.clear}>
        <X size={16} aria-hidden />
        {t('common.clear')}
      </button>
    </div>
  );
}
