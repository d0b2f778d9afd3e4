import { useLocation } from '@tanstack/react-router';
import '../../crud/crud.css';
import '../../fields/fields.css';
import { useTexts } from '../../platform/texts.ts';
import { ImportWizard } from './import-wizard.tsx';
import './imports.css';
import { PastImports } from './past-imports.tsx';
import './start.css';
import { Stepper } from './stepper.tsx';
import { TemplateCard } from './template-card.tsx';
import { UploadBox } from './upload-box.tsx';

/** Which import is under way stands in the address, so that a reload comes back to it. */
export function ImportsPage() {
  const t = useTexts();
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const id = /^[1-9]\d{0,8}$/.exec(new URLSearchParams(searchStr).get('id') ?? '')?.[0];
  if (id) return <ImportWizard key={id} id={Number(id)} />;
  return (
    <div className="imports">
      <section className="card imports__card" aria-label={t('imports.step.upload')}>
        <Stepper current="upload" />
        <p className="imports__intro">{t('imports.intro')}</p>
        <div className="imports__start">
          <UploadBox />
          <TemplateCard />
        </div>
      </section>
      <PastImports />
    </div>
  );
}
