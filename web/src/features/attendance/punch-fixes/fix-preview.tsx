import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Modal } from '../../../ui/overlays/modal.tsx';
import { usePunchText } from './punch-text.tsx';
import { keyOf, type PunchFixInput } from './use-punch-fixes.ts';

type Props = { fixes: readonly PunchFixInput[]; onAccept: () => void; onClose: () => void };

/** Every punch that will be added, with its time and its reason, before it is. */
export function FixPreview({ fixes, onAccept, onClose }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const punchText = usePunchText();
  return (
    <Modal
      title={t('attendance.mend.preview_title', { count: fixes.length })}
      okText={t('attendance.add')}
      cancelText={t('common.cancel')}
      onOk={onAccept}
      onCancel={onClose}
    >
      <p className="muted">{t('attendance.mend.preview_hint')}</p>
      <Rows hasLines wraps>
        {fixes.map(({ anomaly, punches, note }) => (
          <RowItem
            key={keyOf(anomaly)}
            note={note}
            end={<strong>{punches.map((punch) => punchText(punch, anomaly.date)).join(' · ')}</strong>}
          >
            {anomaly.employee.name}, {words.short(anomaly.date)}
          </RowItem>
        ))}
      </Rows>
    </Modal>
  );
}
