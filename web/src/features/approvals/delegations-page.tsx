import { delegations } from '@cadre/contract/resources/delegations';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const DelegationsPage = () => <ResourcePage resource={delegations} />;
