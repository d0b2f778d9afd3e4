import type { ItemForMany } from '@cadre/contract/calls/pay-items';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Upload, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';

const AddForMany = lazy(async () => ({ default: (await import('./add-for-many.tsx')).AddForMany }));

/** What stands above a list of allowances, bonuses or deductions: the eye, and the ways to add many at once, for who may. */
export function ItemTools({ of, month }: { of: ItemForMany; month: string }) {
  const t = useTexts();
  const navigate = useNavigate();
  const { permissions } = useMe();
  const [isAdding, setAdding] = useState(false);
  const { tag } = of;
  const ways = [
    { right: 'create', key: 'many', label: t('payItems.for_many'), icon: Users, onSelect: () => setAdding(true) },
    {
      right: 'import',
      key: 'import',
      label: t('payItems.import'),
      icon: Upload,
      onSelect: () => void navigate({ to: '/payroll/import', search: { of: tag } }),
    },
  ].filter(({ right }) => permissions[`${tag}.${right}`] !== undefined);
  return (
    <>
      <HideAmountsSwitch />
      {ways.length > 0 && <MenuButton isFramed icon={Ellipsis} align="end" label={t('payItems.more_ways')} items={ways} />}
      <Suspense>{isAdding && <AddForMany of={of} month={month} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
