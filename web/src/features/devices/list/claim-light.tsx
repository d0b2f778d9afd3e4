import type { Draft } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Light } from '../light.tsx';
import { useUnclaimed } from './use-unclaimed.ts';

/** Below the form: whether the device that is being entered is heard already. */
export function ClaimLight({ draft }: { draft: Draft }) {
  const t = useTexts();
  const waiting = useUnclaimed();
  const serial = String(draft.serial_no ?? '').trim();
  if (serial === '' || draft.mode !== 'push') return null;
  const isHeard = waiting.some(({ serial_no }) => serial_no === serial);
  return <Light isOn={isHeard}>{t(isHeard ? 'devices.waiting.calls_now' : 'devices.waiting.silent')}</Light>;
}
