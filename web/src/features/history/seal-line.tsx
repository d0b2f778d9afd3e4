import { historySeal } from '@cadre/contract/calls/history';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** How far the history is written down outside of itself; loud where it no longer reaches that far. */
export function SealLine() {
  const t = useTexts();
  const format = useFormat();
  const { data: seal } = useCall(historySeal);
  if (!seal) return null;
  const { state, entry, at } = seal;
  const args = { entry: String(entry), when: at ? format.moment(at) : '' };
  if (state === 'holds') return entry === 0 ? null : <p className="muted">{t('history.seal_holds', args)}</p>;
  return <Alert tone="danger">{t(`history.seal_${state}`, args)}</Alert>;
}
