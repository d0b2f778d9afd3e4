import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { callApi, useInvalidate } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useBringBack } from '../../record/use-bring-back.ts';
import type { Refused } from '../../refusal-texts.ts';

/** Deletes rows one by one, each by its own permission and rule: one refusal does not stop the others. */
export function useDeleteMany(resource: Resource) {
  const t = useTexts();
  const forget = useInvalidate();
  const { undo } = useBringBack(resource);
  const [done, setDone] = useState(0);
  const { mutateAsync, data, isPending } = useMutation({
    mutationFn: async (wanted: readonly Row[]) => {
      const rows: Row[] = [];
      const refused: Refused[] = [];
      for (const row of wanted) {
        const reason = await refusalOf(resource, row);
        if (reason === undefined) rows.push(row);
        else refused.push({ row, reason });
        setDone(rows.length + refused.length);
      }
      const action = undo(rows);
      // The dialog itself lists the refusals; a message appears if all rows were deleted or if it can offer the undo.
      const isShown = refused.length > 0 && !action;
      return { rows, refused, ...(!isShown && { message: t('forms.delete_many_done', { done: rows.length }), action }) };
    },
    onSettled: () => forget(touchedBy(resource)),
  });
  return { deleteAll: mutateAsync, deleted: data, isPending, done };
}

async function refusalOf(resource: Resource, { id, version }: Row): Promise<string | undefined> {
  try {
    await callApi(callsOf(resource).delete, { id, version });
    return undefined;
  } catch (problem) {
    if (!(problem instanceof ApiProblem)) throw problem;
    return problem.reason;
  }
}
