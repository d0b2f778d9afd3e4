import type { RosterIssue } from '@cadre/contract/calls/schedules';
import { CircleAlert, CircleCheck, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/button.tsx';

type Props = { issues: readonly RosterIssue[]; isOpen: boolean; onToggle: () => void };

/** How many there are, and the way to them. */
export function IssueCounts({ issues, isOpen, onToggle }: Props) {
  const t = useTexts();
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  const warnings = issues.length - errors;
  return (
    <Button className="issue-counts" aria-expanded={isOpen} onClick={onToggle}>
      {issues.length === 0 && (
        <>
          <CircleCheck className="issue-counts__fine" size={16} aria-hidden />
          {t('schedules.roster.issues')}
        </>
      )}
      {errors > 0 && (
        <>
          <CircleAlert className="issue-counts__errors" size={16} aria-hidden />
          {t('schedules.roster.errors', { count: errors })}
        </>
      )}
      {warnings > 0 && (
        <>
          <TriangleAlert className="issue-counts__warnings" size={16} aria-hidden />
          {t('schedules.roster.warnings', { count: warnings })}
        </>
      )}
    </Button>
  );
}
