import { recalculatePayslip } from '@cadre/contract/calls/payroll';
import { useMutation } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { callApi, useInvalidate } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';

type Props = { ids: readonly number[]; onDone?: (() => void) | undefined };

/** Calculates payslips again from the facts of today, each for itself; one that is refused keeps no other from it. */
export function RecalculateButton({ ids, onDone }: Props) {
  const t = useTexts();
  const forget = useInvalidate();
  const recalculate = useMutation({
    mutationFn: recalculateAll,
    onSuccess: () => onDone?.(),
    onSettled: () => forget(recalculatePayslip.touches ?? []),
  });
  const mayRecalculate = useScope('salaries.calculate') !== undefined;
  if (!mayRecalculate || ids.length === 0) return null;
  return (
    <Button icon={Calculator} isBusy={recalculate.isPending} onClick={() => recalculate.mutate()}>
      {t('payroll.recalculate')}
    </Button>
  );

  async function recalculateAll(): Promise<{ message: string }> {
    const refusals: string[] = [];
    for (const id of ids) {
      try {
        await callApi(recalculatePayslip, { id });
      } catch (problem) {
        if (!(problem instanceof ApiProblem)) throw problem;
        refusals.push(problem.message);
      }
    }
    const [reason] = refusals;
    const done = ids.length - refusals.length;
    if (reason === undefined) return { message: t('forms.move_done', { done }) };
    const message = ids.length === 1 ? reason : t('forms.move_refused', { done, refused: refusals.length, reason });
    if (done === 0) throw new ApiProblem(409, message);
    return { message };
  }
}
