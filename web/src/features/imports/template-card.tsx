import { employees } from '@cadre/contract/resources/employees';
import { Download } from 'lucide-react';
import { useRights } from '../../crud/rights.ts';
import { useLabels } from '../../fields/labels.ts';
import { saveBlob } from '../../platform/save-blob.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { templateFields, templateFile } from './template.ts';

/** An empty table in the reader's own language, which the import understands by itself. */
export function TemplateCard() {
  const t = useTexts();
  const labels = useLabels();
  const { writes } = useRights(employees);
  const fields = templateFields(writes);
  const needed = fields.filter(({ required }) => required);
  const save = () => saveBlob(templateFile(fields.map(({ name }) => labels.field('employees', name))), `${t('imports.template_name')}.csv`);
  return (
    <section className="imports__template">
      <h2>{t('imports.template_title')}</h2>
      <p>{t('imports.template_text', { count: needed.length })}</p>
      <ul className="imports__needed">
        {needed.map(({ name }) => (
          <li key={name}>{labels.field('employees', name)}</li>
        ))}
      </ul>
      <Button icon={Download} onClick={save}>
        {t('imports.template')}
      </Button>
    </section>
  );
}
