import { projects } from '@cadre/contract/resources/projects';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const ProjectsPage = () => <ResourcePage resource={projects} initial={{ billable: true, currency: 'EUR' }} />;
