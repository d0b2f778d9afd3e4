import { jobs } from '@cadre/contract/resources/jobs';
import { ResourcePage } from '../../crud/resource-page.tsx';

export const JobsPage = () => <ResourcePage resource={jobs} form={{ initial: { active: true } }} />;
