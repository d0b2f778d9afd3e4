import type { RosterIssue } from '@cadre/contract/calls/schedules';
import { asHours } from '@cadre/rules/duration';
import { useNames } from '../../../../fields/use-lookup.ts';
import { useTexts } from '../../../../platform/texts.ts';

/** Codes come from the server, so their keys cannot be typed. */
type Say = { (key: string, values: Record<string, string | number>): string; has: (key: string) => boolean };

/** Numbers that are minutes. */
const durations = new Set(['rest', 'least', 'minutes', 'limit']);

/** What is wrong, as a sentence. */
export function useIssueWords(issues: readonly RosterIssue[]): (issue: RosterIssue) => string {
  const say = useTexts() as unknown as Say;
  const jobs = useNames('jobs', [...new Set(issues.flatMap(({ args }) => (typeof args.job_id === 'number' ? [args.job_id] : [])))]);
  return ({ code, args: { job_id, ...args } }) => {
    const values = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [name, durations.has(name) ? asHours(Number(value)) : value]),
    );
    const job = jobs.find(({ value }) => value === job_id)?.label;
    const key = `schedules.issues.${code}${job === undefined ? '' : '_of_job'}`;
    return say.has(key) ? say(key, job === undefined ? values : { ...values, job }) : code;
  };
}
