import { branches } from '@cadre/contract/resources/branches';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { weekday } from '../../fields/kinds/weekday.tsx';

const monday = 1;

export const BranchesPage = () => (
  <ResourcePage resource={branches} kinds={{ week_start: weekday }} form={{ initial: { active: true, week_start: monday } }} />
);
