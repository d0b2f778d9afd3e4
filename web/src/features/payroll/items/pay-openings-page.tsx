import { payOpenings } from '@cadre/contract/resources/pay-openings';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useTexts } from '../../../platform/texts.ts';

/** The pay and withholding of employees in a tax year before Cadre. */
export function PayOpeningsPage() {
  const t = useTexts();
  return <ResourcePage resource={payOpenings} form={{ aside: () => <p className="muted">{t('payItems.openings_hint')}</p> }} />;
}
