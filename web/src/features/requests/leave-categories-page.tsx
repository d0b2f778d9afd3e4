import { leaveCategories } from '@cadre/contract/resources/leave-categories';
import { useLocale } from 'use-intl';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { CellProps, Draft, Row } from '../../fields/kind.ts';
import { monthOfYear } from '../../fields/kinds/month-of-year.tsx';
import { namesKind } from '../../fields/kinds/names-kind.tsx';
import { wordedIn } from '../../fields/kinds/worded-in.ts';
import { useTexts } from '../../platform/texts.ts';
import { Swatch } from '../../ui/inputs/swatch.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { CategoryAside } from './categories/category-aside.tsx';
import { categoryAsks } from './categories/category-asks.ts';
import { closedKind } from './categories/closed-kind.tsx';
import { fixedFields } from './categories/fixed-fields.ts';
import { fromKind } from './categories/from-kind.tsx';
import { stepsKind } from './categories/steps-kind.tsx';
import './requests.css';

/** A list calls it as its reader does; the form shows all of its names. */
const NameCell = ({ value, row }: CellProps) => (
  <Cluster as="span">
    <Swatch color={String(row.color)} />
    <span>{wordedIn(row, 'name', useLocale()) ?? String(value)}</span>
  </Cluster>
);

/** A category's colour is data, not a look: it is the same in both themes and on paper. */
const usualColor = '#0B7A4B';

/** The defaults of a new category: a year's days granted at its start, with approval. */
const usual = {
  color: usualColor,
  active: true,
  visible_to_team: true,
  pay_rate_bp: 10_000,
  prorate_fte: true,
  year_starts_in: 1,
  max_past_days: 14,
  max_future_months: 18,
  requires_approval: true,
  requires_approval_to_cancel: true,
};

const kinds = {
  from: fromKind,
  name: { Cell: NameCell },
  name_i18n: namesKind,
  seniority_steps: stepsKind,
  blackouts: closedKind,
  year_starts_in: monthOfYear,
  carry_over_expires_month: monthOfYear,
};

/** The fixed settings of a category in use are shown next to the form, not as its fields. */
const showsField = (name: string, draft: Draft, edited: Row | undefined): boolean | 'required' =>
  (name !== 'from' || edited !== undefined) &&
  !(edited?.is_used && fixedFields.some((fixed) => fixed === name)) &&
  categoryAsks(name, { ...edited, ...draft });

/** The kinds of leave, each with a preview of its entitlement. */
export function LeaveCategoriesPage() {
  const t = useTexts();
  return (
    <ResourcePage
      resource={leaveCategories}
      kinds={kinds}
      form={{
        initial: usual,
        hideSaveAndNew: true,
        wide: true,
        headings: {
          name: t('leave.section_identity'),
          min_step: t('leave.section_unit'),
          from: t('leave.section_entitlement'),
          carry_over: t('leave.section_carry_over'),
          wait_months: t('leave.section_limits'),
          requires_approval: t('leave.section_flow'),
        },
        showsField,
        aside: (draft, _set, edited) => <CategoryAside draft={draft} row={edited} />,
      }}
    />
  );
}
