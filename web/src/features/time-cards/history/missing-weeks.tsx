import { notSubmitted } from '@cadre/contract/calls/not-submitted';
import { asHours } from '@cadre/rules/duration';
import { useCall } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { weekLink } from '../week-link.ts';

/** Weeks that are over and were not handed in. */
export function MissingWeeks() {
  const t = useTexts();
  const words = useDayWords();
  const { data } = useCall(notSubmitted, { employee: 'self', per_page: 50 });
  if (!data || data.data.length === 0) return null;
  return (
    <Alert tone="danger" takesFocus={false} title={t('timeCard.missing_weeks', { count: data.meta.total })}>
      <Stack as="ul" gap={2}>
        {data.data.map(({ year, week, from, to, missing_minutes }) => (
          <Cluster as="li" key={`${year}-${week}`} justify="between">
            <span>
              {t('timeCard.week_of', { week: String(week), dates: words.span(from, to) })}{' '}
              {missing_minutes > 0 && t('timeCard.hours_missing', { hours: asHours(missing_minutes) })}
            </span>
            <LinkButton size="small" {...weekLink({ year, week })}>
              {t('timeCard.fill_now')}
            </LinkButton>
          </Cluster>
        ))}
      </Stack>
    </Alert>
  );
}
