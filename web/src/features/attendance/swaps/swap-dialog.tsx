import { askSwap, type SwapOverview } from '@cadre/contract/calls/shift-swaps';
import { useState } from 'react';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { PlainInput } from '../../../ui/inputs/plain-input.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Props = { shift: SwapOverview['shifts'][number]; desk: SwapOverview; onClose: () => void };

const anyone = 0;
const nothing = '';

/** The colleague, which of their shifts, and the reason. A refusal of the server shows under its field, and the input is kept. */
export function SwapDialog({ shift, desk, onClose }: Props) {
  const t = useTexts();
  const format = useFormat();
  const [colleague, setColleague] = useState<number>(anyone);
  const [day, setDay] = useState(nothing);
  const [reason, setReason] = useState('');
  const send = useCallMutation(askSwap, {}, { onSuccess: onClose });
  const refused = send.error instanceof ApiProblem ? send.error.fields : {};
  const complaintOf = (...names: string[]) => names.flatMap((name) => refused[name] ?? []).join(' ') || undefined;
  const others = desk.colleagues.filter(({ month_schedule_id }) => month_schedule_id === shift.month_schedule_id);
  const theirs = others.find(({ id }) => id === colleague)?.shifts ?? [];

  const submit = () =>
    send.mutate({
      from_date: shift.date,
      ...(colleague === anyone ? {} : { to_employee_id: colleague, ...(day === nothing ? {} : { to_date: day }) }),
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    });

  return (
    <Modal
      title={t('common.labelled', { label: t('swaps.button'), value: `${shift.shift.name}, ${format.weekday(shift.date)}` })}
      okText={t('swaps.send')}
      okButtonProps={{ loading: send.isPending }}
      onOk={submit}
      onCancel={onClose}
    >
      <Stack gap={3}>
        <Field label={t('swaps.with_')} complaint={complaintOf('to_employee_id', 'from_date')}>
          {(control) => (
            <LazyPickInput
              {...control}
              options={[{ value: anyone, label: t('swaps.anyone') }, ...others.map(({ id, name }) => ({ value: id, label: name }))]}
              value={colleague}
              clearable={false}
              onChange={(next) => {
                setColleague(Number(next));
                setDay(nothing);
              }}
            />
          )}
        </Field>
        {colleague !== anyone && (
          <Field label={t('swaps.in_return')} complaint={complaintOf('to_date')}>
            {(control) => (
              <LazyPickInput
                {...control}
                options={[
                  { value: nothing, label: t('swaps.nothing_back') },
                  ...theirs.map(({ date, shift: one }) => ({ value: date, label: `${format.weekday(date)} · ${one.name}` })),
                ]}
                value={day}
                clearable={false}
                onChange={(next) => setDay(String(next ?? nothing))}
              />
            )}
          </Field>
        )}
        <Field label={t('swaps.reason')} mark={t('common.optional')} complaint={complaintOf('reason')}>
          {(control) => <PlainInput {...control} name="reason" value={reason} maxLength={500} onText={setReason} />}
        </Field>
      </Stack>
    </Modal>
  );
}
