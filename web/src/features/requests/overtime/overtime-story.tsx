import { explanationArgs } from '@cadre/rules/attendance/explain/explanation-args';
import type { Explanation } from '@cadre/rules/attendance/facts';
import { asHours } from '@cadre/rules/duration';
import type { ClassedPart } from '@cadre/rules/overtime/worked-day';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';

/** Above an open request: the worked and planned hours, their classification with the reasons, and the use of the limits. */
export function OvertimeStory({ row }: { row: Row }) {
  const t = useTexts();
  const { minutes, worked_minutes, expected_minutes, previous_minutes, status } = row;
  const parts = (row.parts ?? []) as ClassedPart[];
  const lines = (row.explanation ?? []) as Explanation[];
  const isChanged = typeof previous_minutes === 'number' && previous_minutes !== minutes && status !== 'withdrawn';
  return (
    <Stack gap={4}>
      <Stack gap={1}>
        <strong>{asHours(Number(minutes))}</strong>
        {typeof worked_minutes === 'number' && (
          <span className="muted">
            {t('overtime.day', { worked: asHours(worked_minutes), planned: asHours(Number(expected_minutes)) })}
          </span>
        )}
      </Stack>
      {isChanged && (
        <Alert tone="info" takesFocus={false}>
          {t('overtime.changed', { before: asHours(previous_minutes) })}
        </Alert>
      )}
      <Limits row={row} />
      {parts.length > 0 && <Parts parts={parts} />}
      {lines.length > 0 && (
        <Stack as="section" gap={2}>
          <Heading level={3}>{t('attendance.why')}</Heading>
          <Stack as="ol" gap={1}>
            {lines.map((line) => (
              <li key={line.code}>
                {t(`attendance.explain.${line.code}` as 'attendance.explain.no_shift', explanationArgs(line) as never)}
              </li>
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

function Limits({ row }: { row: Row }) {
  const t = useTexts();
  const limits = [
    { key: 'month', used: Number(row.month_minutes ?? 0), most: row.monthly_limit_minutes },
    { key: 'year', used: Number(row.year_minutes ?? 0), most: row.yearly_limit_minutes },
  ];
  return limits.flatMap(({ key, used, most }) =>
    typeof most === 'number' && used > most
      ? [
          <Alert key={key} tone="warning" takesFocus={false}>
            {t('overtime.beyond', { limit: asHours(most) })}
          </Alert>,
        ]
      : [],
  );
}

function Parts({ parts }: { parts: readonly ClassedPart[] }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const nameOf = (name: ClassedPart['class']): string =>
    name === 'normal' ? t('overtime.normal') : labels.option('overtime', 'class', name);
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('overtime.hours')}</Heading>
      <Stack as="ul" gap={1}>
        {parts.map((part) => {
          const result = { class: nameOf(part.class), minutes: asHours(part.minutes) };
          const premiums = format.list(part.premiums.map((kind) => t(`overtime.${kind}`)));
          return (
            <li key={`${part.class} ${part.premiums.join()}`}>
              {part.premiums.length > 0 ? t('overtime.with_premium', { ...result, premiums }) : t('overtime.part', result)}
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
