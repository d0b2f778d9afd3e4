import '../../crud/crud.css';
import '../../crud/form/form.css';
import '../../fields/fields.css';
import { useLabels } from '../../fields/labels.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useTexts } from '../../platform/texts.ts';
import { NewEmployeeForm } from './create/new-employee-form.tsx';
import './create/create.css';

export function NewEmployeePage() {
  const t = useTexts();
  const labels = useLabels();
  usePageTitle(t('common.new', { what: labels.inline.a('employees') }));
  return <NewEmployeeForm />;
}
