import { type ExportFormat, exportList } from '@cadre/contract/calls/generic';
import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../platform/call-api.ts';
import { openFile } from '../../platform/open-file.ts';
import { usePreferences } from '../../platform/session/preferences.ts';
import type { Page } from '../page.ts';
import { ExportButton } from './export-button.tsx';

type Props = {
  page: Page;
  columns: string[];
  ids?: number[];
  /** Shows the icon alone where space is tight. */
  isShort?: boolean;
};

export function ExportMenu({ page, columns, ids, isShort = false }: Props) {
  const { mutate, isPending } = useExport(page, columns, ids);
  return <ExportButton isBusy={isPending} isShort={isShort} onExport={mutate} />;
}

/** The file contains the rows of the list: its search, filters, order and columns; with selected rows, only these. */
type Exported = Pick<Page, 'resource' | 'options'> & { address: Pick<Page['address'], 'list'> };

const useExport = ({ resource, options, address }: Exported, columns: string[], ids?: number[]) => {
  const { q, filters, sort } = address.list;
  const { timezone } = usePreferences();
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      callApi(exportList, {
        type: resource.name,
        format,
        ...options.list?.query,
        search: q || undefined,
        filters: { ...filters, ...options.list?.fixedFilters },
        order_by: sort.by,
        order_dir: sort.dir,
        columns,
        ids,
        timezone,
      }),
    // The server notifies the user when a long export is ready; the response message explains that.
    onSuccess: ({ link, export_id }) => export_id === undefined && openFile(link),
  });
};
