import { Eye, EyeOff } from 'lucide-react';
import { useSavePreference } from '../../../platform/session/preferences.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { useHidesAmounts } from './use-hides-amounts.ts';

/** The hide-amounts button of every pay page; the choice applies to all of them. */
export function HideAmountsSwitch() {
  const t = useTexts();
  const hides = useHidesAmounts();
  const save = useSavePreference({ quiet: true });
  return (
    <IconButton
      isFramed
      icon={hides ? EyeOff : Eye}
      label={hides ? t('payslip.show') : t('payslip.hide')}
      onClick={() => save.mutate({ hide_amounts: !hides })}
    />
  );
}
