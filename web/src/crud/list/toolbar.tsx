import { useLabels } from '../../fields/labels.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Page } from '../page.ts';
import { ColumnsChooser } from './columns/columns-chooser.tsx';
import { DensityMenu } from './columns/density-menu.tsx';
import type { Columns } from './columns/use-columns.ts';
import { ExportMenu } from './export-menu.tsx';
import { FilterSheet } from './filters/filter-sheet.tsx';
import { NewButton } from './new-button.tsx';
import { SearchBox } from './search-box.tsx';
import type { ListMeta } from './use-list.ts';
import type { Views } from './views/use-saved-views.ts';
import { ViewsMenu } from './views/views-menu.tsx';

type Props = { page: Page; columns: Columns; views: Views; meta: ListMeta | undefined };

export function Toolbar({ page, columns, views, meta }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const { md: isWide, xl: hasRoom } = useBreakpoint();
  const { resource, options, rights } = page;
  // Content at the start, for example a period, takes the room of labels, so the buttons show icons alone.
  const isShort = !hasRoom || options.list?.toolbarStart !== undefined;
  return (
    <div className="line wraps toolbar not-printed">
      {options.list?.toolbarStart}
      {resource.list.filters.length > 0 && <ViewsMenu all={t('lists.all', { what: labels.inline.all(page.noun) })} views={views} />}
      {resource.list.search.length > 0 && <SearchBox page={page} />}
      {!isWide && resource.list.filters.length > 0 && <FilterSheet page={page} meta={meta} />}
      <div className="gap-2 flex wraps push toolbar__end">
        {options.list?.toolbar}
        {isWide && <ColumnsChooser columns={columns} isShort={isShort} />}
        {isWide && <DensityMenu />}
        {rights.export && <ExportMenu page={page} columns={columns.shown} isShort={isShort} />}
        <NewButton page={page} />
      </div>
    </div>
  );
}
