import { useState } from 'react';
import type { Row } from '../../fields/kind.ts';
import type { ApiProblem } from '../../platform/api-problem.ts';

/** Another user saved the record first. */
export type Stale = { current: Row; changed_by: string | null; changed_at: string };
export type Whose = 'mine' | 'theirs' | 'neither';

/** A conflict, until the user chooses a version. Mine: the edit is rebased on the current record. Theirs: the edit is discarded. */
export function useStale(then: Record<Exclude<Whose, 'neither'>, (current: Row) => void>) {
  const [stale, setStale] = useState<Stale>();
  return {
    stale,
    /** Whether the refusal is a lost race; the dialog shows it then. */
    takes: (problem: ApiProblem): boolean => {
      if (problem.code === 'stale') setStale(problem.body as Stale);
      return problem.code === 'stale';
    },
    settle: (whose: Whose) => {
      setStale(undefined);
      if (stale && whose !== 'neither') then[whose](stale.current);
    },
  };
}
