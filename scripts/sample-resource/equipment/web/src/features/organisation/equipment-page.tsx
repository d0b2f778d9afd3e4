import { equipment } from '@cadre/contract/resources/equipment';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const EquipmentPage = () => <ResourcePage resource={equipment} />;
