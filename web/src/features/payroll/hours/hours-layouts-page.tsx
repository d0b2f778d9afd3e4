import { hoursLayouts } from '@cadre/contract/resources/hours-layouts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { columnsKind } from './columns-kind.tsx';

const usual = { header: true, columns: ['employee_no', 'name', 'month', 'normal', 'overtime_1'] };
const kinds = { columns: columnsKind };

/** How the hours files for outside payroll programs look. */
export const HoursLayoutsPage = () => <ResourcePage resource={hoursLayouts} kinds={kinds} form={{ initial: usual }} />;
