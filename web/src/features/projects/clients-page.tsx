import { clients } from '@cadre/contract/resources/clients';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const ClientsPage = () => <ResourcePage resource={clients} form={{ initial: { currency: 'EUR' } }} />;
