import { updateStatus } from '@cadre/contract/calls/generic';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { useMutation } from '@tanstack/react-query';
import type { Draft, Row } from '../../fields/kind.ts';
import { ApiProblem } from '../../platform/api-problem.ts';
import { callApi, useInvalidate } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Written } from '../record/use-write.ts';
import { type Refused, refusalTexts } from '../refusal-texts.ts';
import { opposite } from './moves-of.ts';

/** A move to make; the caller has checked `can` of each row. */
type Moving = { name: string; rows: readonly Row[]; asked?: Draft };
/** A row as it was, and as it is now. */
type Moved = { row: Row; data: Written['data'] };

/** Makes a move. Of many rows each is moved for itself, and one sentence counts them. The way back is offered where all that moved have the same. */
export function useMove(resource: Resource) {
  const t = useTexts();
  const format = useFormat();
  const forget = useInvalidate();

  async function moveOne(row: Row, name: string, input: Draft) {
    const { message, data } = await makeMoveAlone(resource, row, name, input);
    return { message, ...wayBack(name, [{ row, data }]) };
  }

  function wayBack(name: string, moved: readonly Moved[]) {
    const ways = moved.map(({ row }) => opposite(resource, { from: row[resource.life.status?.field ?? ''], to: targetOf(resource, name) }));
    const [back] = ways;
    const rows = moved.flatMap(({ data }) => (back && data?.can?.[back] === true ? [data] : []));
    if (!back || rows.length < moved.length || ways.some((way) => way !== back)) return {};
    return { action: { label: t('forms.undo'), run: () => move.mutate({ name: back, rows }) } };
  }

  async function moveMany(rows: readonly Row[], name: string, input: Draft) {
    const refused: Refused[] = [];
    const moved: Moved[] = [];
    for (const row of rows) {
      try {
        const { data } = await makeMoveAlone(resource, row, name, input);
        moved.push({ row, data });
      } catch (problem) {
        // Input that is invalid for one row is invalid for all of them.
        if (!(problem instanceof ApiProblem) || problem.hasFields) throw problem;
        refused.push({ row, reason: problem.message });
      }
    }
    const done = moved.length;
    if (refused.length === 0) return { message: t('forms.move_done', { done }), ...wayBack(name, moved) };
    const reason = refusalTexts(resource, refused, format.list);
    const message = t('forms.move_refused', { done, refused: refused.length, reason });
    if (done === 0) throw new ApiProblem(409, message);
    return { message, ...wayBack(name, moved) };
  }

  const move = useMutation({
    mutationFn: ({ name, rows, asked: input = {} }: Moving): Promise<{ message: string }> =>
      rows.length === 1 ? moveOne(rows[0] as Row, name, input) : moveMany(rows, name, input),
    // Also after a refusal: another user may have been faster.
    onSettled: () => forget(touchedBy(resource)),
  });
  return move;
}

const targetOf = (resource: Resource, move: string): string => resource.life.status?.moves[move]?.to ?? '';

/**
 * Sends the version that the user saw, so that no decision applies to a record changed meanwhile. A conflict becomes a plain message,
 * because no form is open that could show both versions.
 */
export async function makeMove(resource: Resource, { id, version }: Row, name: string, input: Draft = {}): Promise<Written> {
  const moved = { ...input, id, model: resource.name, status: targetOf(resource, name), version };
  try {
    return (await callApi(updateStatus, moved)) as Written;
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || problem.code !== 'stale') throw problem;
    throw new ApiProblem(problem.status, problem.message);
  }
}

/** Errors of fields that the move does not have become a plain message, because no form shows them. */
async function makeMoveAlone(resource: Resource, row: Row, name: string, input: Draft): Promise<Written> {
  try {
    return await makeMove(resource, row, name, input);
  } catch (problem) {
    if (!(problem instanceof ApiProblem) || !problem.hasFields) throw problem;
    const inputFields = { ...resource.life.status?.moves[name]?.input, ...input };
    if (Object.keys(problem.fields).some((field) => field in inputFields)) throw problem;
    throw new ApiProblem(problem.status, problem.reason, { code: problem.code });
  }
}
