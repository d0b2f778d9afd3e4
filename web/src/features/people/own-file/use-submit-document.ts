import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { documents } from '@cadre/contract/resources/documents';
import { useMutation } from '@tanstack/react-query';
import { givenFields } from '../../../crud/form/draft.ts';
import type { Draft } from '../../../fields/kind.ts';
import { callApi, useInvalidate } from '../../../platform/call-api.ts';
import { useMe } from '../../../platform/session/session.ts';

const { create, upload } = callsOf<Resource>(documents);
const collection = 'file';

/** The record first, then its file. Should the file be refused, the record waits for another one in the list. */
export function useSubmitDocument() {
  const forget = useInvalidate();
  const { employee } = useMe();
  return useMutation({
    mutationFn: async ({ draft, file }: { draft: Draft; file: File }) => {
      const { data } = await callApi(create, { ...givenFields(draft), employee_id: employee?.id });
      return callApi(upload, { id: data.id, collection, file });
    },
    onSettled: () => forget([documents.name]),
  });
}
