import { type LeavingEffect, leavingEffects, terminate, withdrawNotice } from '@cadre/contract/calls/people';
import { addDays, isDate } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { useAct, useAsk } from '../../../platform/ask.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Modal } from '../../../ui/modal.tsx';
import { Stack } from '../../../ui/stack.tsx';
import type { Profile } from './profile.ts';
import { TypedName } from './typed-name.tsx';

const rows = [['last_working_day', 'termination_reason'], ['successor_id'], ['note']];

/** When, why, who takes over, and all that follows, before anything is done. */
export function TerminateDialog({ profile: { employee }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const today = useFormat().today();
  const { id, name, version, notice_days } = employee;
  const form = useCallForm({ fields: terminate.body, rows, start: { last_working_day: addDays(today, notice_days ?? 0) } });
  const end = useAct(terminate, { id, version });
  const [typed, setTyped] = useState('');
  const { last_working_day, successor_id } = form.form.draft;
  const send = async () => {
    if (await form.submit(end.mutateAsync)) onClose();
  };
  return (
    <Modal
      width={600}
      title={t('people.leaving.title', { name })}
      okText={t('people.leaving.terminate')}
      okButtonProps={{ danger: true, disabled: typed.trim() !== name, loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Stack>
        <CallFields of={form} />
        <LeavingEffects id={id} name={name} day={last_working_day} hasSuccessor={Boolean(successor_id)} />
        <TypedName label={t('forms.delete_typed', { label: name })} value={typed} onChange={setTyped} />
      </Stack>
    </Modal>
  );
}

type EffectsProps = { id: number; name: string; day: unknown; hasSuccessor: boolean };

/** What a termination brings about, asked again for every day that is typed. */
function LeavingEffects({ id, name, day, hasSuccessor }: EffectsProps) {
  const t = useTexts();
  const format = useFormat();
  const { data } = useAsk(
    leavingEffects,
    { id, last_working_day: String(day) },
    // A day that cannot be is said under its input when the form is sent.
    { enabled: isDate(day), placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const sentence = ({ kind, count = 0, names = [], day: until, to }: LeavingEffect): string => {
    const heir = hasSuccessor ? t('people.leaving.successor') : (to?.name ?? t('people.leaving.nobody'));
    const sentences: Record<LeavingEffect['kind'], string> = {
      account: t('people.leaving.account'),
      reports: t('people.leaving.reports', { count, names: format.list(names), to: heir }),
      headships: t('people.leaving.headships', { count, names: format.list(names), to: heir }),
      future_changes: t('people.leaving.future_changes', { count }),
      document_requests: t('people.leaving.document_requests', { count }),
      change_requests: t('people.leaving.change_requests', { count }),
      notice: t('people.leaving.notice', { day: until ? format.date(until) : '' }),
    };
    return sentences[kind];
  };
  return (
    <Card title={t('people.leaving.effects')} level={3} aria-live="polite">
      {data?.effects.length === 0 && <p className="muted">{t('people.leaving.no_effects', { name })}</p>}
      <Stack as="ul" gap={1}>
        {data?.effects.map((effect) => (
          <li key={effect.kind}>{sentence(effect)}</li>
        ))}
      </Stack>
    </Card>
  );
}

export function WithdrawDialog({ profile: { employee }, onClose }: { profile: Profile; onClose: () => void }) {
  const t = useTexts();
  const withdraw = useAct(withdrawNotice, { id: employee.id }, { onSettled: onClose });
  return (
    <Modal
      title={t('people.leaving.withdraw_title', { name: employee.name })}
      okText={t('people.leaving.withdraw')}
      okButtonProps={{ loading: withdraw.isPending }}
      onOk={() => withdraw.mutate()}
      onCancel={onClose}
    >
      <p>{t('people.leaving.withdraw_text')}</p>
    </Modal>
  );
}
