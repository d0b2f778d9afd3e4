import { decideApproval } from '@cadre/contract/calls/approvals';
import { overtime } from '@cadre/contract/resources/overtime';
import { asHours } from '@cadre/rules/duration';
import { useRecord } from '../../crud/record/use-record.ts';
import { minutes as kind } from '../../fields/kinds/minutes.tsx';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { type Message, minutesInputOf } from './said.ts';

type Props = { approvalId: number; id: number; said: Message | undefined; onSay: (message: Message) => void };

const field = decideApproval.body.minutes;
const Input = kind.Input as NonNullable<typeof kind.Input>;

/** Not all overtime that was worked has to count. */
export function GrantedMinutes({ approvalId, id, said: message, onSay }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const { data } = useRecord(overtime, id);
  if (!data) return null;
  const most = Number(data.minutes);
  const all = asHours(most);
  const value = message?.minutes === undefined ? most : message.minutes;
  const take = (next: unknown) => {
    const isWrong = typeof next !== 'number' || next < 1 || next > most;
    onSay({ minutes: next as number | null, isWrong });
  };
  return (
    <Field
      id={minutesInputOf(approvalId)}
      label={labels.field(overtime.name, 'approved_minutes')}
      hint={t('self.inbox_minutes_hint', { all })}
      complaint={message?.isWrong ? t('self.inbox_minutes_wrong', { all }) : undefined}
    >
      {(control) => <Input {...control} name="minutes" field={field} value={value} draft={{}} row={undefined} onChange={take} />}
    </Field>
  );
}
