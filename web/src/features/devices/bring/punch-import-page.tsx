import { useState } from 'react';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { useTexts } from '../../../platform/texts.ts';
import '../devices.css';
import './bring.css';
import { BringSteps } from './bring-steps.tsx';
import { CheckFile } from './check-file.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import { PastFiles } from './past-files.tsx';
import type { Brought } from './use-bring.ts';

/** A file of punches: looked at first, then brought in, and taken back if it was the wrong one. */
export function PunchImportPage() {
  const t = useTexts();
  const [brought, setBrought] = useState<Brought>();
  const step = !brought ? 'file' : brought.found.batch_id === null ? 'check' : 'done';
  const again = () => setBrought(undefined);
  return (
    <div className="device bring">
      <section className="card bring__card" aria-label={t(`devices.bring.step.${step}`)}>
        <BringSteps current={step} />
        {!brought && <ChooseFile onFound={setBrought} />}
        {brought && step === 'check' && <CheckFile brought={brought} onFound={setBrought} onAgain={again} />}
        {brought && step === 'done' && <ImportDone brought={brought} onAgain={again} />}
      </section>
      {step !== 'check' && <PastFiles />}
    </div>
  );
}
