import type { Roster, RosterIssue } from '@cadre/contract/calls/schedules';
import { CircleAlert, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { TextButton } from '../../../../ui/actions/text-button.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import './roster-issues.css';
import { asHours } from '@cadre/rules/duration';
import { useNames } from '../../../../fields/use-lookup.ts';

const icons = { error: CircleAlert, warning: TriangleAlert } as const;
const shownAtFirst = 50;

type Props = { issues: readonly RosterIssue[]; people: Roster['people']; onJump: (issue: RosterIssue) => void };

/** Errors first. Each leads to its cell. */
export function IssueList({ issues, people, onJump }: Props) {
  const t = useTexts();
  const wordsFor = useIssueWords(issues);
  const [isWhole, setWhole] = useState(false);
  const names = new Map(people.map(({ employee }) => [employee.id, employee.name]));
  const ordered = issues.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  const shown = isWhole ? ordered : ordered.slice(0, shownAtFirst);
  return (
    <>
      <Stack as="ul" gap={1} className="roster-issue-list">
        {shown.map((issue) => {
          const { severity, code, employee_id, date, shift_id } = issue;
          const Icon = icons[severity];
          const where = [date, employee_id && names.get(employee_id)].filter(Boolean).join(' · ');
          return (
            <li key={`${code} ${employee_id} ${date} ${shift_id}`}>
              <button type="button" className={`roster-issue roster-issue--${severity}`} onClick={() => onJump(issue)}>
                <Icon size={16} aria-label={t(`schedules.roster.${severity}`)} />
                <span>
                  <strong>{where}</strong> {wordsFor(issue)}
                </span>
              </button>
            </li>
          );
        })}
      </Stack>
      {shown.length < ordered.length && (
        <TextButton onClick={() => setWhole(true)}>{t('schedules.roster.show_all', { count: ordered.length })}</TextButton>
      )}
    </>
  );
}

/** Codes come from the server, so their keys cannot be typed. */
type Phrase = { (key: string, values: Record<string, string | number>): string; has: (key: string) => boolean };

/** Numbers that are minutes. */
const durations = new Set(['rest', 'least', 'minutes', 'limit']);

/** An issue as a sentence. */
function useIssueWords(issues: readonly RosterIssue[]): (issue: RosterIssue) => string {
  const say = useTexts() as unknown as Phrase;
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
