import type { Arguments, Problem } from '../../../platform/problem.ts';
import type { Translate } from '../../../platform/texts/texts.ts';

/** Why a job came to nothing, kept as code and arguments; `again`: a new check shows where. */
export const failureOf = ({ code, args }: Problem, again = false): string => JSON.stringify({ code, args, ...(again && { again }) });

export const checksAgain = (stored: string): boolean => (JSON.parse(stored) as { again?: boolean }).again === true;

export function failureText(t: Translate, stored: string): string {
  const { code, args } = JSON.parse(stored) as { code: string; args: Arguments };
  return t(`problems.${code}` as 'problems.invalid', args as never);
}
