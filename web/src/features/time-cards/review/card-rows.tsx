import { decideTimeCard, weekOfTimeCard } from '@cadre/contract/calls/time-cards';
import { asHours } from '@cadre/rules/duration';
import { Check, X } from 'lucide-react';
import { useState } from 'react';
import type { Row } from '../../../fields/kind.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Description, DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { DecidedRow } from './decided-row.tsx';
import { type Decisions, linesOf, toDecide } from './lines-of.ts';

/** The rows of a card. The approver decides each of them: a rejected row goes back, the others are approved. */
export function CardRows({ row }: { row: Row }) {
  const t = useTexts();
  const query = useCall(weekOfTimeCard, { year: Number(row.week_year), week: Number(row.week), employee: String(row.employee_id) });
  const [decisions, setDecisions] = useState<Decisions>({});
  const [note, setNote] = useState('');
  const decide = useCallMutation(decideTimeCard, { id: row.id });
  const mayDecide = row.can?.approve === true || row.can?.reject === true;
  return (
    <QueryStates query={query} rows={5}>
      {(week) => {
        const lines = linesOf(week);
        const rejected = lines.filter(({ key }) => decisions[key]?.isRejected);
        const isComplete = rejected.every(({ key }) => (decisions[key]?.note ?? '').trim().length > 1);
        return (
          <Stack gap={3}>
            <DescriptionList layout="numbers">
              <Description label={t('timeCard.logged')}>{asHours(week.totals.logged_minutes)}</Description>
              <Description label={t('timeCard.expected')}>{asHours(week.totals.required_minutes)}</Description>
              <Description label={t('timeCard.attendance')}>{asHours(week.totals.attended_minutes)}</Description>
            </DescriptionList>
            <Stack as="ul" gap={3} hasLines>
              {lines.map((line) => (
                <DecidedRow
                  key={line.key}
                  line={line}
                  mayDecide={mayDecide}
                  decision={decisions[line.key]}
                  onDecide={(decision) => setDecisions({ ...decisions, [line.key]: decision })}
                />
              ))}
            </Stack>
            {mayDecide && (
              <Stack gap={2}>
                {rejected.length > 0 && (
                  <Field label={t('timeCard.note_to_all')}>
                    {({ id, describedBy }) => (
                      <TextInput
                        id={id}
                        aria-describedby={describedBy}
                        maxLength={500}
                        value={note}
                        onChange={({ target }) => setNote(target.value)}
                      />
                    )}
                  </Field>
                )}
                <Cluster>
                  <Button
                    variant={rejected.length > 0 ? 'danger' : 'primary'}
                    icon={rejected.length > 0 ? X : Check}
                    isBusy={decide.isPending}
                    disabled={!isComplete}
                    onClick={() =>
                      decide.mutate({ rows: toDecide(lines, decisions), note: note.trim() || undefined, version: Number(row.version) })
                    }
                  >
                    {rejected.length > 0 ? t('timeCard.return_rows', { count: rejected.length }) : t('timeCard.approve_all')}
                  </Button>
                </Cluster>
              </Stack>
            )}
          </Stack>
        );
      }}
    </QueryStates>
  );
}
