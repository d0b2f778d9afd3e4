import type { SheetDay, Timesheet } from '@cadre/contract/calls/hours';
import type { PlanOrigin } from '@cadre/rules/attendance/facts';
import { shiftText } from '@cadre/rules/attendance/plan/shift-text';
import { asHours } from '@cadre/rules/duration';
import type { ReactNode } from 'react';
import { type Labels, useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { clockIn } from '../clock-in.ts';
import { DayActions } from './day-actions.tsx';
import { DayPunches } from './day-punches.tsx';
import { DayQuestions } from './day-questions.tsx';
import { TimeLine } from './time-line.tsx';

export function DayView({ sheet, day }: { sheet: Timesheet; day: SheetDay }) {
  const t = useTexts();
  const { override, explanation } = day;
  return (
    // Keyboard users need a focusable element to scroll, even where the panel has no controls.
    <Stack as="section" gap={6} aria-label={t('attendance.day_panel')} tabIndex={0}>
      <DayNumbers day={day} zone={sheet.timezone} />
      <TimeLine day={day} zone={sheet.timezone} />
      {override && (
        <Alert tone="info">
          {override.by
            ? t('attendance.settled_by', { who: override.by, reason: override.reason })
            : t('attendance.settled', { reason: override.reason })}
        </Alert>
      )}
      {day.questions.length > 0 && (
        <Part title={t('attendance.questions')}>
          <DayQuestions sheet={sheet} day={day} />
        </Part>
      )}
      <Part title={t('attendance.plan')}>
        <DayPlan day={day} />
      </Part>
      {explanation.length > 0 && (
        <Part title={t('attendance.why')}>
          <Stack as="ol" gap={1}>
            {explanation.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </Stack>
        </Part>
      )}
      <Part title={t('attendance.punches')}>
        <DayPunches day={day} mayVoid={sheet.can.void} />
      </Part>
      <DayActions sheet={sheet} day={day} />
    </Stack>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={2}>
    <Heading level={2}>{title}</Heading>
    {children}
  </Stack>
);

type Texts = ReturnType<typeof useTexts>;
type DayNumber = { label: string; minutes: number; note?: string; tone?: 'warning' };

/** The day's result: its hours, then only the figures that exist. */
function DayNumbers({ day, zone }: { day: SheetDay; zone: string }) {
  const t = useTexts();
  const labels = useLabels();
  const others: DayNumber[] = [
    { label: t('attendance.logged'), minutes: day.logged_minutes },
    { label: t('attendance.late'), minutes: day.late_minutes, tone: 'warning' },
    { label: t('attendance.left_early'), minutes: day.early_minutes, tone: 'warning' },
    overtimeOf(day, t, labels),
    { label: t('attendance.break'), minutes: day.break_minutes },
    { label: t('attendance.excused'), minutes: day.excused_minutes },
  ];
  const notes = [
    day.expected_minutes > 0 && t('attendance.of_expected', { hours: asHours(day.expected_minutes) }),
    day.open_since && t('attendance.open_since', { time: clockIn(zone, day.open_since) }),
  ].filter(Boolean);
  return (
    <DescriptionList layout="numbers">
      <Description label={t('attendance.worked')} note={notes.join(' · ')}>
        {asHours(day.worked_minutes)}
      </Description>
      {others
        .filter(({ minutes, note }) => minutes > 0 || note)
        .map(({ label, minutes, ...rest }) => (
          <Description key={label} label={label} {...rest}>
            {asHours(minutes)}
          </Description>
        ))}
    </DescriptionList>
  );
}

/** The overtime that counts and, where overtime needs approval, the decision. */
function overtimeOf({ overtime, overtime_minutes }: SheetDay, t: Texts, labels: Labels): DayNumber {
  const label = t('attendance.overtime');
  if (!overtime) return { label, minutes: overtime_minutes };
  const status = labels.option('overtime', 'status', overtime.status);
  const isCut = overtime_minutes < overtime.minutes;
  const note = isCut ? `${status} · ${t('attendance.of_expected', { hours: asHours(overtime.minutes) })}` : status;
  return { label, minutes: overtime_minutes, note };
}

/** The shift and its origin, and the holidays and leave that replace it. */
function DayPlan({ day: { shift, origin, holiday, leave, excuse } }: { day: SheetDay }) {
  const t = useTexts();
  const labels = useLabels();
  return (
    <Stack as="ul" gap={1}>
      {shift ? (
        <li>
          <strong>{shift.name}</strong> <span className="digits whole">{shiftText(shift)}</span>
          {shift.crosses_midnight && ` (${t('attendance.crosses_midnight')})`}
          <span className="muted"> · {t(`attendance.origin.${origin as PlanOrigin}`)}</span>
        </li>
      ) : (
        <li>{t('attendance.no_plan')}</li>
      )}
      {holiday && <li>{t('attendance.holiday_today', { name: holiday.name })}</li>}
      {leave && (
        <li>
          {t('attendance.leave')}: {leave.name}
        </li>
      )}
      {excuse && (
        <li>
          {labels.option('excuses', 'type', excuse.type)}
          <span className="muted"> · {labels.option('excuses', 'status', excuse.status)}</span>
        </li>
      )}
    </Stack>
  );
}
