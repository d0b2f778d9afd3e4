import { updateStatus } from '@cadre/contract/calls/generic';
import type { Resource } from '@cadre/contract/resource';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Draft, Row } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Written } from '../use-write.ts';
import { opposite } from './moves-of.ts';

/** What the move is made with: whose can it is was asked before. */
type Moving = { name: string; rows: readonly Row[]; asked?: Draft };

/** Makes a move. Of many rows each is moved for itself, and one sentence counts them; of one the way back is offered. */
export function useMove(of: Resource) {
  const t = useTexts();
  const client = useQueryClient();
  const send = (row: Row, name: string, asked: Draft) =>
    api.patch<Written>(updateStatus.path, { id: row.id, model: of.name, status: of.status?.moves[name]?.to, ...asked });

  async function moveOne(row: Row, name: string, asked: Draft) {
    const { message, data } = await send(row, name, asked);
    const back = opposite(of, { from: row[of.status?.field ?? ''], to: of.status?.moves[name]?.to ?? '' });
    if (!back || data?.can?.[back] !== true) return { message };
    return { message, action: { label: t('forms.undo'), run: () => move.mutate({ name: back, rows: [data] }) } };
  }

  async function moveMany(rows: readonly Row[], name: string, asked: Draft) {
    const refusals: string[] = [];
    for (const row of rows) {
      try {
        await send(row, name, asked);
      } catch (problem) {
        // What is wrong with a word that was given is wrong for every row.
        if (!(problem instanceof ApiProblem) || problem.hasFields) throw problem;
        refusals.push(problem.message);
      }
    }
    const done = rows.length - refusals.length;
    const [reason] = refusals;
    if (reason === undefined) return { message: t('forms.move_done', { done }) };
    const message = t('forms.move_refused', { done, refused: refusals.length, reason });
    if (done === 0) throw new Error(message);
    return { message };
  }

  const move = useMutation({
    mutationFn: ({ name, rows, asked = {} }: Moving): Promise<{ message: string }> =>
      rows.length === 1 ? moveOne(rows[0] as Row, name, asked) : moveMany(rows, name, asked),
    // A state is counted and shown in many places; and who was refused may have been slower than somebody else.
    onSettled: () => client.invalidateQueries(),
  });
  return move;
}
