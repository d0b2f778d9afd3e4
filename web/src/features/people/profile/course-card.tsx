import type { DataOf } from '@cadre/contract/call';
import type { previewVersion } from '@cadre/contract/calls/employment';
import type { ReactNode } from 'react';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { LaterDays } from './later-days.tsx';
import { useTerms } from './use-terms.ts';

type Course = DataOf<typeof previewVersion>;
type Props = { course: Course | undefined; problem: Error | null; children?: ReactNode };

/** Previews the effects of a change before it is made. */
export function CourseCard({ course, problem, children }: Props) {
  const t = useTexts();
  return (
    <Card title={t('people.leaving.effects')} level={3} aria-live="polite">
      {problem && <p>{sentenceOf(problem)}</p>}
      {!problem && course && (
        <Stack gap={1}>
          <OnTheDay course={course} />
          {children}
          <LaterDays days={course.later} />
        </Stack>
      )}
    </Card>
  );
}

/** The field's reason is more specific than the general message. */
const sentenceOf = (problem: Error): string => (problem instanceof ApiProblem ? problem.reason : problem.message);

function OnTheDay({ course: { effective_from, before, after } }: { course: Course }) {
  const t = useTexts();
  const format = useFormat();
  const { label, value, namesIn } = useTerms();
  const day = format.date(effective_from);
  const names = namesIn(after);
  if (names.length === 0) return <p className="muted">{t('people.employment.same_on_day', { day })}</p>;
  const changes = names.map((name) =>
    t('common.labelled', { label: label(name), value: `${value(before, name)} → ${value(after, name)}` }),
  );
  return <p>{t('people.employment.from_day', { day, changes: format.list(changes) })}</p>;
}
