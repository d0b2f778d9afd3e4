import { Plus } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Page } from '../page.ts';
import type { Columns } from '../use-columns.ts';
import { ColumnsChooser } from './columns-chooser.tsx';
import { DensityMenu } from './density-menu.tsx';
import { ExportMenu } from './export-menu.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { SearchBox } from './search-box.tsx';

export function Toolbar({ page, columns, total }: { page: Page; columns: Columns; total: number | undefined }) {
  const t = useTexts();
  const labels = useLabels();
  const { md: isWide } = useBreakpoint();
  const { resource, options, rights, address } = page;
  return (
    <div className="toolbar">
      {resource.search.length > 0 && <SearchBox page={page} />}
      {!isWide && resource.filters.length > 0 && <FilterSheet page={page} total={total} />}
      <div className="toolbar__end">
        {options.toolbar}
        {isWide && <ColumnsChooser columns={columns} />}
        {isWide && <DensityMenu />}
        {rights.export && <ExportMenu page={page} columns={columns.shown} />}
        {rights.create && (
          <button type="button" className="button button--primary" onClick={() => address.open({ kind: 'new' })}>
            <Plus size={16} aria-hidden />
            {t('common.new', { what: labels.one(resource.name) })}
          </button>
        )}
      </div>
    </div>
  );
}
