import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';

/** Proposals are no advice. */
export function LawNote() {
  const t = useTexts();
  return <Alert tone="info">{t('setup.law')}</Alert>;
}
