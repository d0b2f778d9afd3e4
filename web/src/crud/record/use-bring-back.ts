import { restoreDeleted } from '@cadre/contract/calls/generic';
import { callsOf } from '@cadre/contract/calls-of';
import { type Field, isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { useMutation } from '@tanstack/react-query';
import type { Row } from '../../fields/kind.ts';
import { callApi, useInvalidate } from '../../platform/call-api.ts';
import type { MessageAction } from '../../platform/message-store.ts';
import { useTexts } from '../../platform/texts.ts';
import { draftOf, givenFields } from '../form/draft.ts';
import { useRights } from '../rights.ts';

type WayBack = {
  /** Whether it can be made again as it was, by who deletes it. */
  undoableDelete: (row: Row) => boolean;
  /** The undo offered after deleting rows; none if one of them could not be restored. */
  undo: (rows: readonly Row[]) => MessageAction | undefined;
};

/** Restores deleted records, where the declaration allows it. */
export function useBringBack(resource: Resource): WayBack {
  const t = useTexts();
  const forget = useInvalidate();
  const rights = useRights(resource);
  const names = Object.keys(resource.fields).filter((name) => isWritable(resource.fields[name] as Field));
  const undoableDelete = (row: Row) =>
    resource.life.undoableDelete === true && rights.create && names.every((name) => row[name] !== undefined && rights.writes(name));
  // Guarded values are masked in the history, so the record is created again from the values on the screen.
  const bringBack = ({ id, ...row }: Row) =>
    resource.access.guarded === undefined
      ? callApi(restoreDeleted, { model: resource.name, id })
      : callApi(callsOf(resource).create, givenFields(draftOf({ id, ...row }, names)));
  const { mutate } = useMutation({
    mutationFn: async (rows: readonly Row[]) => {
      for (const row of rows) await bringBack(row);
      return { message: t('forms.brought_back', { count: rows.length }) };
    },
    onSettled: () => forget(touchedBy(resource)),
  });
  return {
    undoableDelete,
    undo: (rows) => (rows.length > 0 && rows.every(undoableDelete) ? { label: t('forms.undo'), run: () => mutate(rows) } : undefined),
  };
}
