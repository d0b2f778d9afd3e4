import { rates } from '@cadre/contract/resources/rates';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Draft } from '../../../fields/kind.ts';
import { rateKinds } from './rate-kinds.tsx';
import { RatePreview } from './rate-preview.tsx';

/** Billing and cost rates per hour; the form shows only the fields of the chosen scope. */
export const RatesPage = () => (
  <ResourcePage
    resource={rates}
    kinds={rateKinds}
    form={{ initial: { currency: 'EUR' }, showsField: showsRateField, aside: (draft) => <RatePreview draft={draft} /> }}
  />
);

const about: Readonly<Record<string, readonly string[]>> = {
  department_id: ['department', 'project_department'],
  job_id: ['job'],
  employee_id: ['employee', 'project_member'],
  client_id: ['client'],
  project_id: ['project', 'project_department', 'project_member'],
  project_task_id: ['project_task'],
};

const showsRateField = (name: string, { scope }: Draft): boolean | 'required' => {
  const scopes = about[name];
  return scopes === undefined || (scopes.includes(String(scope)) && 'required');
};
