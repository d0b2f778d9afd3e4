import { useState } from 'react';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Steps } from '../../../ui/layout/steps.tsx';
import { BatchesTable, useBatches } from '../deliveries/batches-table.tsx';
import { CheckFile } from './check-file.tsx';
import { ChooseFile } from './choose-file.tsx';
import { ImportDone } from './import-done.tsx';
import type { Brought } from './use-bring.ts';

const steps = ['file', 'check', 'done'] as const;

/** A file of punches: looked at first, then brought in, and taken back if it was the wrong one. */
export function PunchImportPage() {
  const t = useTexts();
  const seesAll = useScope('devices.view') === 'all';
  const [brought, setBrought] = useState<Brought>();
  const step = !brought ? 'file' : brought.found.batch_id === null ? 'check' : 'done';
  const again = () => setBrought(undefined);
  return (
    <Stack>
      <Card label={t(`devices.bring.step.${step}`)}>
        <Steps
          label={t('devices.bring.steps')}
          steps={steps.map((name) => ({ name, text: t(`devices.bring.step.${name}`) }))}
          current={step}
          doneText={t('devices.bring.step_is_done')}
        />
        {!brought && <ChooseFile onFound={setBrought} />}
        {brought && step === 'check' && <CheckFile brought={brought} onFound={setBrought} onAgain={again} />}
        {brought && step === 'done' && <ImportDone brought={brought} onAgain={again} />}
      </Card>
      {step !== 'check' && seesAll && <PastFiles />}
    </Stack>
  );
}

/** Files that were brought before; each can be taken back. */
function PastFiles() {
  const t = useTexts();
  return (
    <Card isFlush title={t('devices.bring.past')}>
      <QueryStates query={useBatches({ source: 'file' })} empty={({ length }) => length === 0 && t('devices.bring.no_past')}>
        {(batches) => <BatchesTable batches={batches} />}
      </QueryStates>
    </Card>
  );
}
