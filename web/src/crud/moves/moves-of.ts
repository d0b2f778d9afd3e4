import type { Move, Resource } from '@cadre/contract/resource';
import type { Row } from '../../fields/kind.ts';

export type NamedMove = [name: string, declared: Move];

const allMoves = (resource: Resource): NamedMove[] => Object.entries(resource.life.status?.moves ?? {});

/** Only moves that will work: every row lists in `can` the moves that its reader may make. */
export const movesOf = (resource: Resource, row: Row): NamedMove[] => allMoves(resource).filter(([name]) => row.can?.[name] === true);

/** The moves that at least one of the rows allows. */
export const movesOfAny = (resource: Resource, rows: readonly Row[]): NamedMove[] =>
  allMoves(resource).filter(([name]) => rows.some((row) => row.can?.[name] === true));

/** The move that leads straight back to where the row was, if it needs no further word. */
export function opposite(resource: Resource, { from, to }: { from: unknown; to: string }): string | undefined {
  return allMoves(resource).find(([, move]) => move.to === from && move.from.includes(to) && !move.input)?.[0];
}

/** Whether the move requires input, or is dangerous and cannot be undone. */
export const needsDialog = (resource: Resource, { input, danger, to }: Move, rows: readonly Row[]): boolean =>
  input !== undefined ||
  (danger === true && (rows.length > 1 || !opposite(resource, { from: rows[0]?.[resource.life.status?.field ?? ''], to })));
