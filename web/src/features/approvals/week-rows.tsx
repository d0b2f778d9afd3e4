import { weekOfTimeCard } from '@cadre/contract/calls/time-cards';
import { timeCards } from '@cadre/contract/resources/time-cards';
import { asHours } from '@cadre/rules/duration';
import { useRecord } from '../../crud/record/use-record.ts';
import type { Row } from '../../fields/kind.ts';
import { useCall } from '../../platform/call-api.ts';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { useTexts } from '../../platform/texts.ts';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

/** The time entries of the submitted week, by project and day. */
export function WeekRows({ id }: { id: number }) {
  const { data: card } = useRecord(timeCards, id);
  return card ? <RowsOf card={card} /> : null;
}

function RowsOf({ card }: { card: Row }) {
  const t = useTexts();
  const words = useDayWords();
  const of = { year: Number(card.week_year), week: Number(card.week), employee: String(card.employee_id) };
  const query = useCall(weekOfTimeCard, of, { meta: { quiet: true } });
  return (
    <Stack as="section" gap={2}>
      <Heading level={3}>{t('self.inbox_week')}</Heading>
      <QueryStates query={query} rows={3}>
        {({ rows }) => (
          <Rows wraps>
            {rows
              .filter(({ cells }) => cells.length > 0)
              .map(({ key, project, project_task, cells }) => (
                <RowItem
                  key={key}
                  note={cells
                    .map(({ date, minutes, description }) => [words.short(date), asHours(minutes), description].filter(Boolean).join(' '))
                    .join(' · ')}
                  end={<strong>{asHours(cells.reduce((sum, { minutes }) => sum + minutes, 0))}</strong>}
                >
                  {[`(${project.number}) ${project.name}`, project_task?.name].filter(Boolean).join(', ')}
                </RowItem>
              ))}
          </Rows>
        )}
      </QueryStates>
    </Stack>
  );
}
