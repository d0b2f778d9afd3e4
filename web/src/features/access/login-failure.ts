import { useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useTexts } from '../../platform/texts.ts';

/** Any failure reads the same, so that nobody learns which addresses exist; only a wait or a dead line is said as it is. */
export function useLoginFailure() {
  const t = useTexts();
  const [state, setState] = useState<{ sentence: string | undefined; count: number }>({ sentence: undefined, count: 0 });

  const sentenceFor = (problem: unknown): string => {
    if (!(problem instanceof ApiProblem)) return t('auth.login_incorrect');
    if (problem.status === 429) return t('auth.too_many', { minutes: Math.max(1, Math.ceil((problem.retryAfter ?? 60) / 60)) });
    return problem.status === 0 || problem.status >= 500 ? problem.message : t('auth.login_incorrect');
  };
  return {
    ...state,
    show: (problem: unknown) => setState(({ count }) => ({ sentence: sentenceFor(problem), count: count + 1 })),
    dismiss: () => setState(({ count }) => ({ sentence: undefined, count })),
  };
}
