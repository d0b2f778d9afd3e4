import { Upload } from 'lucide-react';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';

export type Imported = 'compensations' | 'allowances' | 'bonuses' | 'deductions';

/** The way to bring many from a spreadsheet, for who may. */
export function ImportLink({ of }: { of: Imported }) {
  const t = useTexts();
  const { permissions } = useMe();
  if (permissions[`${of}.import`] === undefined) return null;
  return (
    <LinkButton to="/payroll/import" search={{ of }} icon={Upload}>
      {t('payItems.import')}
    </LinkButton>
  );
}
