import type { Arguments, Problem } from '../../platform/problem.ts';
import type { Translate } from '../../platform/texts/texts.ts';

/** Why a job came to nothing, kept as code and arguments. */
export const failureOf = ({ code, args }: Problem): string => JSON.stringify({ code, args });

export function failureText(t: Translate, stored: string): string {
  const { code, args } = JSON.parse(stored) as { code: string; args: Arguments };
  return t(`problems.${code}` as 'problems.invalid', args as never);
}
