import type { ExportFormat } from '@cadre/contract/calls/generic';
import type { Resource } from '@cadre/contract/resource';
import { useMutation } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import type { ListState } from './address.ts';

type Answer = { link: string; message: string };

/** The file holds what the list shows: its search, filters, order and columns; of chosen rows, only these. */
export const useExport = (of: Resource, { q, filters, sort }: ListState, columns: string[], ids?: number[]) =>
  useMutation({
    mutationFn: (format: ExportFormat) =>
      api.post<Answer>(`/exports/${of.name}`, {
        format,
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
