import { updateStatus } from '@cadre/contract/calls/generic';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { useMutation } from '@tanstack/react-query';
import type { Draft, Row } from '../../fields/kind.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { ask, useForget } from '../../platform/ask.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Written } from '../record/use-write.ts';
import { opposite } from './moves-of.ts';

/** What the move is made with: whose can it is was asked before. */
type Moving = { name: string; rows: readonly Row[]; asked?: Draft };

/** Makes a move. Of many rows each is moved for itself, and one sentence counts them; of one the way back is offered. */
export function useMove(resource: Resource) {
  const t = useTexts();
  const forget = useForget();

  async function moveOne(row: Row, name: string, asked: Draft) {
    const { message, data } = await makeMove(resource, row, name, asked);
    const back = opposite(resource, { from: row[resource.status?.field ?? ''], to: targetOf(resource, name) });
    if (!back || data?.can?.[back] !== true) return { message };
    return { message, action: { label: t('forms.undo'), run: () => move.mutate({ name: back, rows: [data] }) } };
  }

  async function moveMany(rows: readonly Row[], name: string, asked: Draft) {
    const refusals: string[] = [];
    for (const row of rows) {
      try {
        await makeMove(resource, row, name, asked);
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
    if (done === 0) throw new ApiProblem(409, message);
    return { message };
  }

  const move = useMutation({
    mutationFn: ({ name, rows, asked = {} }: Moving): Promise<{ message: string }> =>
      rows.length === 1 ? moveOne(rows[0] as Row, name, asked) : moveMany(rows, name, asked),
    // Who was refused may have been slower than somebody else.
    onSettled: () => forget(touchedBy(resource)),
  });
  return move;
}

const targetOf = (resource: Resource, move: string): string => resource.status?.moves[move]?.to ?? '';

/** With the version that was seen: nobody decides on what somebody else has changed meanwhile. No form is open that could show both. */
export async function makeMove(resource: Resource, { id, version }: Row, name: string, asked: Draft = {}): Promise<Written> {
  const moved = { ...asked, id, model: resource.name, status: targetOf(resource, name), version };
  try {
    return (await ask(updateStatus, moved)) as Written;
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'stale') throw problem;
    throw new ApiProblem(problem.status, problem.message);
  }
}
