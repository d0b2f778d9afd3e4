import type { Setup } from '@cadre/contract/calls/setup';
import { useFormat } from '../../platform/format/format.ts';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../ui/layout/rows.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';

/** The next steps and their dates; the system does most of them by itself. */
export function FirstMonth({ plan: { accrual_on, payroll_month, pay_date } }: { plan: Setup['first_month'] }) {
  const t = useTexts();
  const format = useFormat();
  const { month } = useDayWords();
  const lines = [
    { when: t('setup.when_projects'), what: t('setup.projects') },
    { when: t('setup.when_nightly'), what: t('setup.nightly') },
    { when: t('setup.when_daily'), what: t('setup.daily') },
    { when: format.date(pay_date), what: t('setup.payroll', { month: month(payroll_month) }) },
    { when: format.date(accrual_on), what: t('setup.accrual') },
  ];
  return (
    <Card
      isFlush
      title={t('setup.first_month')}
      hint={t('setup.first_month_hint')}
      actions={
        <Cluster>
          <LinkButton size="small" to="/time-cards/projects">
            {t('setup.projects_link')}
          </LinkButton>
          <LinkButton size="small" to="/payroll/runs">
            {t('setup.payroll_link')}
          </LinkButton>
        </Cluster>
      }
    >
      <Rows hasLines wraps>
        {lines.map(({ when, what }) => (
          <RowItem key={what} note={when}>
            {what}
          </RowItem>
        ))}
      </Rows>
    </Card>
  );
}
