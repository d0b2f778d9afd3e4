import type { ItemForMany } from '@cadre/contract/calls/pay-items';
import type { Resource } from '@cadre/contract/resource';
import type { PageOptions } from '../../../crud/page.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { ItemTools } from './item-tools.tsx';
import { payItemKinds } from './pay-item-kinds.tsx';
import { showsItemField } from './shows-item-field.ts';
import { useMonthOfList } from './use-month-of-list.tsx';

type Props = Pick<PageOptions, 'list' | 'form' | 'record'> & { resource: Resource; forMany: ItemForMany };

/** The allowances, bonuses or deductions of a month, for one person or for several together. */
export function PayItemPage({ resource, forMany, list, form, record }: Props) {
  const { query, toolbarStart, month } = useMonthOfList();
  return (
    <ResourcePage
      resource={resource}
      kinds={payItemKinds}
      list={{ ...list, query, toolbarStart, toolbar: <ItemTools of={forMany.tag} forMany={{ call: forMany, month }} /> }}
      record={record ?? {}}
      form={{ ...form, initial: { start_month: month, month, ...form?.initial }, showsField: showsItemField }}
    />
  );
}
