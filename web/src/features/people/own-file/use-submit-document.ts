import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { documents } from '@cadre/contract/resources/documents';
import { useMutation } from '@tanstack/react-query';
import { givenFields } from '../../../crud/form/draft.ts';
import type { Draft } from '../../../fields/kind.ts';
import { ask, useForget } from '../../../platform/ask.ts';
import { useMe } from '../../../platform/session.ts';

const { create, upload } = callsOf<Resource>(documents);
const collection = 'file';

/** The record first, then its file. Should the file be refused, the record waits for another one in the list. */
export function useSubmitDocument() {
  const forget = useForget();
  const { employee } = useMe();
  return useMutation({
    mutationFn: async ({ draft, file }: { draft: Draft; file: File }) => {
      const { data } = await ask(create, { ...givenFields(draft), employee_id: employee?.id });
      return ask(upload, { id: data.id, collection, file });
    },
    onSettled: () => forget([documents.name]),
  });
}
