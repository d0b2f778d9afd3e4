import { documents } from '@cadre/contract/resources/documents';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { givenFields } from '../../../crud/form/draft.ts';
import type { Written } from '../../../crud/use-write.ts';
import type { Draft } from '../../../fields/kind.ts';
import { api } from '../../../platform/api.ts';
import { useMe } from '../../../platform/session.ts';

const collection = 'file';

/** The record first, then its file. Should the file be refused, the record waits for another one in the list. */
export function useSubmitDocument() {
  const client = useQueryClient();
  const { employee } = useMe();
  return useMutation({
    mutationFn: async ({ draft, file }: { draft: Draft; file: File }) => {
      const { data } = await api.post<Written>(`/${documents.name}`, { ...givenFields(draft), employee_id: employee?.id });
      const form = new FormData();
      form.append('collection', collection);
      form.append('files[]', file);
      return api.upload<{ message: string }>(`/${documents.name}/${data.id}/media-upload`, form, () => undefined);
    },
    onSettled: () => client.invalidateQueries({ queryKey: [documents.name] }),
  });
}
