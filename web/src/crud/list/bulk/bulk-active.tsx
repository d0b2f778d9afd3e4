import { callsOf } from '@cadre/contract/calls-of';
import { isWritable } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { useMutation } from '@tanstack/react-query';
import { CircleCheck, CircleOff } from 'lucide-react';
import type { Row } from '../../../fields/kind.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { callApi, useInvalidate } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import type { Written } from '../../record/use-write.ts';
import { type Refused, refusalTexts } from '../../refusal-texts.ts';
import type { Selection } from './use-selection.ts';

/** Whether records can be set aside without being deleted. */
export const hasActive = ({ fields, life: { writes } }: Resource): boolean =>
  fields.active?.kind === 'boolean' && isWritable(fields.active) && (writes ?? ['update']).includes('update');

/** Sets all ticked rows aside, or takes them up again, where it changes at least one of them. */
export function BulkActive({ resource, selection: { rows, clear } }: { resource: Resource; selection: Selection }) {
  const t = useTexts();
  const { mutate, isPending } = useSetActive(resource);
  const choices = [
    { active: true, icon: CircleCheck, text: t('lists.activate') },
    { active: false, icon: CircleOff, text: t('lists.deactivate') },
  ];
  return choices.map(({ active, icon, text }) => {
    const wanted = rows.filter((row) => row.can?.update === true && (row.active === true) !== active);
    return (
      wanted.length > 0 && (
        <Button key={text} icon={icon} isBusy={isPending} onClick={() => mutate({ rows: wanted, active }, { onSuccess: clear })}>
          {text}
        </Button>
      )
    );
  });
}

type Params = { rows: readonly Row[]; active: boolean };

/** Each row by its own rule, with the version that was seen; one sentence counts them, and leads back. */
function useSetActive(resource: Resource) {
  const t = useTexts();
  const format = useFormat();
  const forget = useInvalidate();
  const change = useMutation({
    mutationFn: async ({ rows, active }: Params) => {
      const changed: Row[] = [];
      const refused: Refused[] = [];
      for (const row of rows) {
        const { id, version } = row;
        try {
          changed.push(((await callApi(callsOf(resource).update, { id, version, active } as never)) as Written).data);
        } catch (problem) {
          if (!(problem instanceof ApiProblem)) throw problem;
          refused.push({ row, reason: problem.reason });
        }
      }
      const done = changed.length;
      const message =
        refused.length === 0
          ? t('forms.move_done', { done })
          : t('forms.move_refused', { done, refused: refused.length, reason: refusalTexts(resource, refused, format.list) });
      if (done === 0) throw new ApiProblem(409, message);
      return { message, action: { label: t('forms.undo'), run: () => change.mutate({ rows: changed, active: !active }) } };
    },
    onSettled: () => forget(touchedBy(resource)),
  });
  return change;
}
