import type { ImportData, ImportRowData } from '@cadre/contract/calls/imports';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ListMeta } from '../../crud/use-list.ts';
import { api } from '../../platform/api.ts';
import { isRunning } from './step-of.ts';

type Answer = { message: string; data: ImportData };
type RowsAnswer = { data: ImportRowData[]; meta: ListMeta };

const everySecond = 1000;

export const useImport = (id: number) =>
  useQuery({
    queryKey: ['imports', id],
    queryFn: async () => (await api.get<{ data: ImportData }>(`/imports/${id}`)).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && isRunning(data.status) ? everySecond : false),
    meta: { quiet: true },
  });

export const usePastImports = () =>
  useQuery({
    queryKey: ['imports', 'past'],
    queryFn: async () => (await api.get<{ data: ImportData[] }>('/imports')).data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.some(({ status }) => isRunning(status)) ? everySecond : false),
    meta: { quiet: true },
  });

export const useImportRows = (id: number, query: { only?: 'wrong'; page: number; per_page: number }) =>
  useQuery({
    queryKey: ['imports', id, 'rows', query],
    queryFn: () => api.get<RowsAnswer>(`/imports/${id}/rows`, query),
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });

/** Each step answers with the import as it stands then. Progress and outcome stand on the page itself; only a refusal is told above it. */
function useStep<V>(send: (variables: V) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async ({ data }) => {
      client.setQueryData(['imports', data.id], data);
      client.removeQueries({ queryKey: ['imports', data.id, 'rows'] });
      await client.invalidateQueries({ queryKey: ['imports', 'past'] });
    },
    meta: { quiet: true },
  });
}

export const useCheck = (id: number) =>
  useStep(async (mapping: ImportData['mapping']) => {
    await api.put(`/imports/${id}/mapping`, { mapping });
    return api.post<Answer>(`/imports/${id}/check`);
  });

export const useCommit = (id: number) => useStep((only_right: boolean) => api.post<Answer>(`/imports/${id}/commit`, { only_right }));

export const useUndo = (id: number) => useStep(() => api.post<Answer>(`/imports/${id}/undo`));

export function useUploadImport() {
  const { history } = useRouter();
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ file, onProgress }: { file: File; onProgress: (share: number) => void }) => {
      const form = new FormData();
      form.append('files[]', file);
      return api.upload<Answer>('/imports/employees', form, onProgress);
    },
    onSuccess: ({ data }) => {
      client.setQueryData(['imports', data.id], data);
      history.push(`/employees/import?id=${data.id}`);
    },
  });
}

export const useCorrections = (id: number) =>
  useMutation({
    mutationFn: () => api.post<{ link: string; message: string }>(`/imports/${id}/corrections`),
    onSuccess: ({ link }) => {
      // A browser that forbids new windows still gets the file: it is sent as an attachment.
      if (!window.open(link, '_blank')) window.location.assign(link);
    },
  });
