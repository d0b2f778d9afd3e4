import { employees } from '@cadre/contract/resources/employees';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { person } from '../../fields/person.tsx';

const fullTime = 10_000;

export const EmployeesPage = () => <ResourcePage resource={employees} kinds={{ name: person }} initial={{ fte: fullTime }} />;
