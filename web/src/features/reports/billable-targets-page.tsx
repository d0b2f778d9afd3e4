import { billableTargets } from '@cadre/contract/resources/billable-targets';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const BillableTargetsPage = () => <ResourcePage resource={billableTargets} />;
