import type { DataOf } from '@cadre/contract/call';
import { correctClock } from '@cadre/contract/calls/device-clocks';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { callApi, type ParamsFor, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { Device } from '../device/device.ts';

const required = { required: true } as const;
const { timezone, to_date, minutes_fast } = correctClock.body;
const fields = {
  ...correctClock.body,
  timezone: { ...timezone, ...required },
  to_date: { ...to_date, ...required },
  minutes_fast: { ...minutes_fast, ...required },
};
const rows = {
  zone: [['timezone'], ['from_date']],
  clock: [['from_date', 'from_time'], ['to_date', 'to_time'], ['minutes_fast']],
} as const;
type Kind = keyof typeof rows;

/** Chooses the error of the device's time; each kind has its own form. */
export function CorrectDialog({ device, onClose }: { device: Device; onClose: () => void }) {
  const [kind, setKind] = useState<Kind>('zone');
  return <CorrectForm key={kind} kind={kind} device={device} onChoose={setKind} onClose={onClose} />;
}

type Props = { kind: Kind; device: Device; onChoose: (kind: Kind) => void; onClose: () => void };

/** Previews the punches that would move, then makes the correction. */
function CorrectForm({ kind, device: { row }, onChoose, onClose }: Props) {
  const t = useTexts();
  const today = useFormat().today();
  const start = kind === 'zone' ? { timezone: row.timezone } : { from_date: today, to_date: today };
  const form = useCallForm({ fields, rows: rows[kind], start });
  const [moved, setMoved] = useState<DataOf<typeof correctClock>>();
  const correct = useCallMutation(correctClock, { id: row.id, kind });
  const rehearse = useMutation({
    mutationFn: async (params: ParamsFor<typeof correctClock>) => (await callApi(correctClock, { ...params, dry_run: true })).data,
    onSuccess: setMoved,
  });
  const preview = () => form.submit((body) => rehearse.mutateAsync({ ...body, id: row.id, kind }));
  const apply = async () => {
    if (await form.submit((body) => correct.mutateAsync(body))) onClose();
    else setMoved(undefined);
  };
  return (
    <Modal
      open
      title={t('devices.clock.title')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={moved ? () => setMoved(undefined) : onClose}>{moved ? t('devices.clock.back') : t('common.cancel')}</Button>
          <Button variant="primary" disabled={form.isSending} onClick={() => void (moved ? apply() : preview())}>
            {moved ? t('devices.clock.apply') : t('devices.clock.preview')}
          </Button>
        </>
      }
    >
      {moved ? (
        <Alert tone={moved.punches > 0 ? 'warning' : 'info'}>{t('devices.clock.moves', moved)}</Alert>
      ) : (
        <Stack>
          <Segments
            label={t('devices.clock.what')}
            options={(['zone', 'clock'] as const).map((value) => ({ value, text: t(`devices.clock.kind.${value}`) }))}
            value={kind}
            onChoose={onChoose}
          />
          <p>{t(`devices.clock.hint.${kind}`)}</p>
          <CallFields of={form} row={row} />
        </Stack>
      )}
    </Modal>
  );
}
