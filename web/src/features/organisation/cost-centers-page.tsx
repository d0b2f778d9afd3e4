import { costCenters } from '@cadre/contract/resources/cost-centers';
import { ResourcePage } from '../../crud/resource-page.tsx';

const initial = { active: true };

/** Where the cost of pay is booked. */
export const CostCentersPage = () => <ResourcePage resource={costCenters} form={{ initial }} />;
