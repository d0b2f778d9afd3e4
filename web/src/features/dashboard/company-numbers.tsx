import type { Resource } from '@cadre/contract/resource';
import { branches } from '@cadre/contract/resources/branches';
import { departments } from '@cadre/contract/resources/departments';
import { employees } from '@cadre/contract/resources/employees';
import { seeRight } from '@cadre/contract/rights';
import { listLink } from '../../crud/address/list-link.ts';
import { useList } from '../../crud/list/use-list.ts';
import type { FilterValue } from '../../fields/filter-value.ts';
import { useFormat } from '../../platform/format.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { HeadlineNumber } from './headline-number.tsx';

/** How many there are of what the company is made of. Each number opens its list. */
export function CompanyNumbers() {
  const t = useTexts();
  return (
    <section className="headline" aria-label={t('dashboard.company')}>
      <CompanyNumber resource={employees} label={t('dashboard.active_people')} filters={{ status: ['active'] }} to="/employees" />
      <CompanyNumber resource={departments} label={t('dashboard.departments')} filters={{}} to="/configuration/departments" />
      <CompanyNumber resource={branches} label={t('dashboard.branches')} filters={{}} to="/configuration/branches" />
    </section>
  );
}

type Props = { resource: Resource; label: string; filters: Record<string, FilterValue>; to: string };

const CompanyNumber = (props: Props) => (useScope(seeRight(props.resource)) === undefined ? null : <CountedNumber {...props} />);

function CountedNumber({ resource, label, filters, to }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { data, error } = useList(resource, { page: 1, per_page: 1, sort: resource.order, q: '', filters });
  const shown = data && (data.meta.count === 'capped' ? t('lists.at_least', { total: data.meta.total }) : format.number(data.meta.total));
  return (
    <HeadlineNumber label={label} link={listLink(resource, to, filters)} number={shown ?? (error ? t('common.empty_value') : undefined)} />
  );
}
