import { readSetup, type Setup, saveCompany } from '@cadre/contract/calls/setup';
import '../../crud/crud.css';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import '../../fields/fields.css';
import { weekday } from '../../fields/kinds/weekday.tsx';
import { useCall, useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { companyForm } from './company-fields.ts';
import { CompanyLogo } from './company-logo.tsx';

/** The company's name, language, money, time and logo, after the set-up too. */
export function CompanyPage() {
  const query = useCall(readSetup, {}, { staleTime: 0 });
  return (
    <QueryStates query={query} rows={5}>
      {(setup) => <CompanyCard setup={setup} />}
    </QueryStates>
  );
}

function CompanyCard({ setup: { company, logo } }: { setup: Setup }) {
  const t = useTexts();
  const form = useCallForm({ ...companyForm, start: { ...company }, kinds: { week_start: weekday } });
  const save = useCallMutation(saveCompany);
  return (
    <Card title={t('setup.steps.company.title')} hint={t('setup.steps.company.hint')}>
      <Stack>
        <CallFields of={form} />
        <CompanyLogo path={logo} />
        <Cluster>
          <Button variant="primary" isBusy={form.isSending} onClick={() => void form.submit((body) => save.mutateAsync(body))}>
            {t('setup.apply.company')}
          </Button>
        </Cluster>
      </Stack>
    </Card>
  );
}
