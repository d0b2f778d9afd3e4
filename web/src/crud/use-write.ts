import type { Resource } from '@cadre/contract/resource';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Draft, Row } from '../fields/kind.ts';
import { api } from '../platform/api.ts';

export type Written = { message: string; data: Row };

/** After a write everything that is known about the resource is asked again; the message is shown by the query client. */
function useWrite<V, R>(of: Resource, send: (variables: V) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: send,
    onSuccess: async () => {
      void wholeOf(of, client);
      // A first answer that is still under way knows nothing of this write, and would be taken for the fresh one.
      await client.cancelQueries({ queryKey: [of.name] });
      return client.invalidateQueries({ queryKey: [of.name] });
    },
  });
}

/** A part changed, so what is known of the whole did too. */
const wholeOf = ({ partOf }: Resource, client: QueryClient) =>
  partOf ? client.invalidateQueries({ queryKey: [partOf.resource] }) : undefined;

/** What is known of one record alone; nobody asks for it again once the record is gone. */
const ofOneRecord = new Set<unknown>(['record', 'history', 'media']);

type Save = { body: Draft } & ({ kind: 'new' } | { kind: 'edit'; id: number; version: number } | { kind: 'clone'; id: number });

export const useSave = (of: Resource) =>
  useWrite(of, (save: Save): Promise<Written> => {
    if (save.kind === 'edit') return api.put(`/${of.name}/${save.id}`, { ...save.body, version: save.version });
    return api.post(save.kind === 'clone' ? `/${of.name}/${save.id}/clone` : `/${of.name}`, save.body);
  });

export function useRemove(of: Resource) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, version }: Row) => api.delete<{ message: string }>(`/${of.name}/${id}`, undefined, { 'if-match': `"${version}"` }),
    onSuccess: () => {
      void wholeOf(of, client);
      return client.invalidateQueries({ queryKey: [of.name], predicate: ({ queryKey: [, what] }) => !ofOneRecord.has(what) });
    },
  });
}

type Upload = { collection: string; file: File; onProgress: (share: number) => void };

export const useUpload = (of: Resource, id: number) =>
  useWrite(of, ({ collection, file, onProgress }: Upload) => {
    const form = new FormData();
    form.append('collection', collection);
    form.append('files[]', file);
    return api.upload<{ message: string; ids: number[] }>(`/${of.name}/${id}/media-upload`, form, onProgress);
  });

export const useRemoveFile = (of: Resource, id: number) =>
  useWrite(of, ({ collection, file }: { collection: string; file: number }) =>
    api.delete<{ message: string }>(`/${of.name}/${id}/media-delete`, { collection, mediaToDelete: [file] }),
  );
