import type { Resource } from '@cadre/contract/resource';
import { branches } from '@cadre/contract/resources/branches';
import { departments } from '@cadre/contract/resources/departments';
import { employees } from '@cadre/contract/resources/employees';
import { seeRight } from '@cadre/contract/rights';
import { Link } from '@tanstack/react-router';
import { listLink } from '../../crud/list-link.ts';
import { useList } from '../../crud/use-list.ts';
import type { FilterValue } from '../../fields/filter-value.ts';
import { useFormat } from '../../platform/format.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';

/** How many there are of what the company is made of. Each number opens its list. */
export function HeadlineNumbers() {
  const t = useTexts();
  return (
    <div className="headline">
      <HeadlineNumber of={employees} label={t('dashboard.active_people')} filters={{ status: ['active'] }} to="/employees" />
      <HeadlineNumber of={departments} label={t('dashboard.departments')} filters={{}} to="/configuration/departments" />
      <HeadlineNumber of={branches} label={t('dashboard.branches')} filters={{}} to="/configuration/branches" />
    </div>
  );
}

type Props = { of: Resource; label: string; filters: Record<string, FilterValue>; to: string };

const HeadlineNumber = (props: Props) => (useScope(seeRight(props.of)) === undefined ? null : <CountedNumber {...props} />);

function CountedNumber({ of, label, filters, to }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { data, error } = useList(of, { page: 1, per_page: 1, sort: of.order, q: '', filters });
  return (
    <Link className="headline__card" {...listLink(of, to, filters)}>
      <span className="headline__number">
        {data && (data.meta.count === 'capped' ? t('lists.more_than', data.meta) : format.number(data.meta.total))}
        {!data && (error ? t('common.empty_value') : <span className="headline__wait" />)}
      </span>
      <span className="headline__label">{label}</span>
    </Link>
  );
}
