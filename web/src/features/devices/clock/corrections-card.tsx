import { type DeviceCorrection, listCorrections, undoCorrection } from '@cadre/contract/calls/device-clocks';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import type { Device } from '../device/device.ts';

/** The corrections of the device's time, which can be undone; hidden for a device without any. */
export function CorrectionsCard({ device: { row } }: { device: Device }) {
  const t = useTexts();
  const { data = [] } = useCall(listCorrections, { id: row.id });
  if (data.length === 0) return null;
  return (
    <Card isFlush title={t('devices.clock.past')}>
      <Rows hasLines wraps>
        {data.map((correction) => (
          <PastCorrection key={correction.id} correction={correction} />
        ))}
      </Rows>
    </Card>
  );
}

function PastCorrection({ correction }: { correction: DeviceCorrection }) {
  const t = useTexts();
  const format = useFormat();
  const [isLoading, setAsking] = useState(false);
  const mayUpdate = useScope('devices.update') === 'all';
  const { kind, timezone, from_time, to_time, minutes_fast, user, created_at, undone_at, punches, may_undo } = correction;
  const said =
    kind === 'clock'
      ? t('devices.clock.was_fast', { from: toTheMinute(from_time), to: toTheMinute(to_time), minutes: String(minutes_fast) })
      : from_time
        ? t('devices.clock.zone_since', { zone: timezone ?? '', day: from_time })
        : t('devices.clock.zone_always', { zone: timezone ?? '' });
  const note = [t('devices.health.punches', { count: punches }), user, format.moment(created_at)].filter(Boolean).join(' · ');
  return (
    <RowItem
      note={note}
      end={
        undone_at ? (
          <span className="muted">{t('devices.deliveries.undone', { when: format.moment(undone_at) })}</span>
        ) : (
          may_undo &&
          mayUpdate && (
            <Button size="small" onClick={() => setAsking(true)}>
              {t('devices.deliveries.undo')}
            </Button>
          )
        )
      }
    >
      {said}
      {isLoading && <UndoCorrection id={correction.id} onClose={() => setAsking(false)} />}
    </RowItem>
  );
}

const toTheMinute = (time: string | null): string => time?.slice(0, 16) ?? '';

function UndoCorrection({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useTexts();
  const undo = useCallMutation(undoCorrection, { id });
  return (
    <Modal
      open
      title={t('devices.clock.undo_title')}
      okText={t('devices.deliveries.undo')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true, loading: undo.isPending }}
      onOk={() => undo.mutate(undefined, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{t('devices.clock.undo_text')}</p>
    </Modal>
  );
}
