import type { View } from '@cadre/contract/view';
import '../crud.css';
import { ListCard } from '../list/list-card.tsx';
import type { ListOptions, PageOptions } from '../page.ts';
import { usePage } from '../use-page.ts';
import { PeriodBar } from './period-bar.tsx';
import { usePeriod } from './use-period.ts';

type Props = { view: View } & Pick<PageOptions, 'kinds' | 'record'> & {
    list?: Pick<ListOptions, 'query' | 'draw' | 'emptyText' | 'toolbar'>;
  };

/** A view as a page: the read-only list of a resource, with a period. */
export function ViewPage({ view, list, ...options }: Props) {
  const periods = usePeriod(view.period);
  const page = usePage(view, {
    ...options,
    noun: view.rowsOf.name,
    list: { ...list, query: { ...periods.query, ...list?.query }, toolbarStart: <PeriodBar of={periods} /> },
  });
  return <ListCard page={page} actionsFor={noActions} />;
}

const noActions = () => [];
