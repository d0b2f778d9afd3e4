import { type ExportFormat, exportList } from '@cadre/contract/calls/generic';
import { useMutation } from '@tanstack/react-query';
import { ask } from '../../platform/ask.ts';
import type { Page } from '../page.ts';

/** The file holds what the list shows: its search, filters, order and columns; of chosen rows, only these. */
type Exported = Pick<Page, 'resource' | 'options'> & { address: Pick<Page['address'], 'list'> };

export const useExport = ({ resource, options, address }: Exported, columns: string[], ids?: number[]) => {
  const { q, filters, sort } = address.list;
  return useMutation({
    mutationFn: (format: ExportFormat) =>
      ask(exportList, {
        type: resource.name,
        format,
        ...options.asks,
        search: q || undefined,
        filters,
        order_by: sort.by,
        order_dir: sort.dir,
        columns,
        ids,
      }),
    onSuccess: ({ link }) => {
      // A browser that forbids new windows still gets the file: it is sent as an attachment.
      if (!window.open(link, '_blank')) window.location.assign(link);
    },
  });
};
