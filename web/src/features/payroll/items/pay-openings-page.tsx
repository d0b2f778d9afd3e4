import { payOpenings } from '@cadre/contract/resources/pay-openings';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useTexts } from '../../../platform/texts.ts';

/** What employees were paid and what was withheld in a tax year before Cadre. */
export function PayOpeningsPage() {
  const t = useTexts();
  return <ResourcePage resource={payOpenings} formAside={() => <p className="muted">{t('payItems.openings_hint')}</p>} />;
}
