import { branches } from '@cadre/contract/resources/branches';
import { departments } from '@cadre/contract/resources/departments';
import { employees } from '@cadre/contract/resources/employees';
import { seeRight } from '@cadre/contract/rights';
import { listLink } from '../../crud/address/list-link.ts';
import { useCounts } from '../../crud/list/use-counts.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { HeadlineNumber } from './headline-number.tsx';

/** The numbers of active employees, departments and branches. Each number opens its list. */
export function CompanyNumbers() {
  const t = useTexts();
  const { permissions } = useMe();
  const numbers = [
    { resource: employees, label: t('dashboard.active_people'), filters: { status: ['active'] }, to: '/employees' },
    { resource: departments, label: t('dashboard.departments'), filters: {}, to: '/configuration/departments' },
    { resource: branches, label: t('dashboard.branches'), filters: {}, to: '/configuration/branches' },
  ].filter(({ resource }) => permissions[seeRight(resource)] !== undefined);
  const { counts, error } = useCounts(numbers);
  return (
    <section className="gap-3 grid headline" aria-label={t('dashboard.company')}>
      {numbers.map(({ resource, label, filters, to }, at) => (
        <HeadlineNumber
          key={resource.name}
          label={label}
          link={listLink(resource, to, filters)}
          number={counts[at]?.isKnown ? counts[at].shown : error ? t('common.empty_value') : undefined}
        />
      ))}
    </section>
  );
}
