import { updateStatus } from '@cadre/contract/calls/generic';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { useMutation } from '@tanstack/react-query';
import type { Draft, Row } from '../../fields/kind.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { ask, useForget } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Written } from '../record/use-write.ts';
import { type Refused, toldRefusals } from '../told-refusals.ts';
import { opposite } from './moves-of.ts';

/** What the move is made with: whose can it is was asked before. */
type Moving = { name: string; rows: readonly Row[]; asked?: Draft };
/** A row as it was, and as it is now. */
type Moved = { row: Row; data: Written['data'] };

/** Makes a move. Of many rows each is moved for itself, and one sentence counts them. The way back is offered where all that moved have the same. */
export function useMove(resource: Resource) {
  const t = useTexts();
  const format = useFormat();
  const forget = useForget();

  async function moveOne(row: Row, name: string, asked: Draft) {
    const { message, data } = await makeMoveAlone(resource, row, name, asked);
    return { message, ...wayBack(name, [{ row, data }]) };
  }

  function wayBack(name: string, moved: readonly Moved[]) {
    const ways = moved.map(({ row }) => opposite(resource, { from: row[resource.status?.field ?? ''], to: targetOf(resource, name) }));
    const [back] = ways;
    const rows = moved.flatMap(({ data }) => (back && data?.can?.[back] === true ? [data] : []));
    if (!back || rows.length < moved.length || ways.some((way) => way !== back)) return {};
    return { action: { label: t('forms.undo'), run: () => move.mutate({ name: back, rows }) } };
  }

  async function moveMany(rows: readonly Row[], name: string, asked: Draft) {
    const refused: Refused[] = [];
    const moved: Moved[] = [];
    for (const row of rows) {
      try {
        const { data } = await makeMoveAlone(resource, row, name, asked);
        moved.push({ row, data });
      } catch (problem) {
        // What is wrong with a word that was given is wrong for every row.
        if (!(problem instanceof ApiProblem) || problem.hasFields) throw problem;
        refused.push({ row, reason: problem.message });
      }
    }
    const done = moved.length;
    if (refused.length === 0) return { message: t('forms.move_done', { done }), ...wayBack(name, moved) };
    const reason = toldRefusals(resource, refused, format.list);
    const message = t('forms.move_refused', { done, refused: refused.length, reason });
    if (done === 0) throw new ApiProblem(409, message);
    return { message, ...wayBack(name, moved) };
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

/** No form shows what is wrong with fields that the move does not ask for. */
async function makeMoveAlone(resource: Resource, row: Row, name: string, asked: Draft): Promise<Written> {
  try {
    return await makeMove(resource, row, name, asked);
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !problem.hasFields) throw problem;
    const asks = { ...resource.status?.moves[name]?.asks, ...asked };
    if (Object.keys(problem.fields).some((field) => field in asks)) throw problem;
    throw new ApiProblem(problem.status, problem.reason, { code: problem.code });
  }
}
