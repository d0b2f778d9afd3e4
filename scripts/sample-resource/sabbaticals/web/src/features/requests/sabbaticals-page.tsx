import { sabbaticals } from '@cadre/contract/resources/sabbaticals';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const SabbaticalsPage = () => <ResourcePage resource={sabbaticals} />;
