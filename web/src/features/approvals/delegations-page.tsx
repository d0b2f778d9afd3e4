import { delegations } from '@cadre/contract/resources/delegations';
import { ResourcePage } from '../../crud/resource-page.tsx';

/** Who answers in whose place, of everybody one may see. */
export const DelegationsPage = () => <ResourcePage resource={delegations} />;
