import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect } from '../../../ui/text-input.tsx';

/** Why a punch may wait for a decision. */
const reasons = ['unknown_pin', 'clock', 'too_old', 'not_employed'] as const;

export function ReasonFilter({ value, onChange }: { value: string | undefined; onChange: (reason: string | undefined) => void }) {
  const t = useTexts();
  const labels = useLabels();
  return (
    <NativeSelect
      aria-label={t('devices.aside.reason')}
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      className="set-aside__reason"
    >
      <option value="">{t('devices.aside.all_reasons')}</option>
      {reasons.map((reason) => (
        <option key={reason} value={reason}>
          {labels.option('raw-punches', 'outcome_reason', reason)}
        </option>
      ))}
    </NativeSelect>
  );
}
