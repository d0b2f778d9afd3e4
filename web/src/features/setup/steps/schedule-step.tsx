import type { SetupProposals } from '@cadre/contract/calls/setup-proposals';
import { shifts } from '@cadre/contract/resources/shifts';
import { weekSchedules } from '@cadre/contract/resources/week-schedules';
import { addDays } from '@cadre/rules/calendar';
import { weekdayOf } from '@cadre/rules/setup/holiday-rules';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { LawNote } from '../law-note.tsx';
import { scheduleRecords } from '../records/schedule-records.ts';
import { StepFoot } from '../step-foot.tsx';
import { useApply } from '../use-apply.ts';
import { useProposals } from '../use-proposals.ts';
import { StepFirst } from './step-first.tsx';
import type { StepProps } from './step-props.ts';

/** The usual week where the company is. */
export function ScheduleStep(props: StepProps) {
  const { proposals, isMissing } = useProposals();
  if (proposals) return <Week {...props} proposals={proposals} />;
  return (
    <Stack>
      {isMissing && <StepFirst step="branches" />}
      <StepFoot {...props} />
    </Stack>
  );
}

const { start_time, end_time, break_minutes } = shifts.fields;
const fields = { name: weekSchedules.fields.name, start_time, end_time, break_minutes } as const;
const week = [1, 2, 3, 4, 5, 6, 7];

function Week({ proposals, ...props }: StepProps & { proposals: SetupProposals }) {
  const t = useTexts();
  const labels = useLabels();
  const today = useFormat().today();
  const { shift, schedule_name } = proposals;
  const [weekdays, setWeekdays] = useState<readonly number[]>(proposals.weekdays);
  const form = useCallForm({
    fields,
    rows: [['name'], ['start_time', 'end_time', 'break_minutes']],
    start: { name: schedule_name, start_time: shift.start_time, end_time: shift.end_time, break_minutes: shift.break_minutes },
    check: shifts.check,
  });
  const { send, refused, refuse, isBusy } = useApply('schedules', props.onDone);
  const apply = () =>
    form.submit(async ({ name, start_time, end_time, break_minutes }) => {
      if (weekdays.length === 0) return refuse([t('setup.nothing_chosen')]);
      const draft = {
        schedule_name: String(name),
        shift_name: shift.name,
        start_time: String(start_time),
        end_time: String(end_time),
        break_minutes: Number(break_minutes ?? 0),
        weekdays,
      };
      return send(scheduleRecords(draft, addDays(today, 1 - weekdayOf(today) - weeksBack * 7)));
    });
  return (
    <Stack>
      <LawNote />
      <CallFields of={form} />
      <Cluster gap={4} role="group" aria-label={labels.field('bookings', 'weekdays')}>
        {week.map((day) => (
          <Checkbox
            key={day}
            isChecked={weekdays.includes(day)}
            onChange={(isOn) => setWeekdays(isOn ? [...weekdays, day] : weekdays.filter((one) => one !== day))}
          >
            {labels.option(undefined, 'weekday', String(day))}
          </Checkbox>
        ))}
      </Cluster>
      <p className="muted">{t('setup.everyone')}</p>
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={() => void apply()} />
    </Stack>
  );
}

/** The cycle begins far enough back for entries about the past. */
const weeksBack = 52;
