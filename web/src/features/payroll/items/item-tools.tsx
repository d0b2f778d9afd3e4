import type { ItemForMany } from '@cadre/contract/calls/pay-items';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Upload, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import { HideAmountsSwitch } from '../amounts/hide-amounts-switch.tsx';

const AddForMany = lazy(async () => ({ default: (await import('./add-for-many.tsx')).AddForMany }));

type Props = { of: ItemForMany['tag'] | 'compensations'; forMany?: { call: ItemForMany; month: string } };

/** The tools above a list of pay items: the hide-amounts button and, with permission, the buttons to add several items together. */
export function ItemTools({ of, forMany }: Props) {
  const t = useTexts();
  const navigate = useNavigate();
  const { permissions } = useMe();
  const [isAdding, setAdding] = useState(false);
  const ways = [
    ...(forMany ? [{ right: 'create', key: 'many', label: t('payItems.for_many'), icon: Users, onSelect: () => setAdding(true) }] : []),
    {
      right: 'import',
      key: 'import',
      label: t('payItems.import'),
      icon: Upload,
      onSelect: () => void navigate({ to: '/payroll/import', search: { of } }),
    },
  ].filter(({ right }) => permissions[`${of}.${right}`] !== undefined);
  return (
    <>
      <HideAmountsSwitch />
      {ways.length > 0 && <MenuButton isFramed icon={Ellipsis} align="end" label={t('payItems.more_ways')} items={ways} />}
      <Suspense>{forMany && isAdding && <AddForMany of={forMany.call} month={forMany.month} onClose={() => setAdding(false)} />}</Suspense>
    </>
  );
}
