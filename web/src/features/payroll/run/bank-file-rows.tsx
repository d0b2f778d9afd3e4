import type { AnswerOf } from '@cadre/contract/call';
import { bankFile, bankFiles, sepaFile } from '@cadre/contract/calls/payroll-files';
import { useState } from 'react';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { openFile } from '../../../platform/open-file.ts';
import { FileRowFrame } from './file-row.tsx';
import type { Run } from './run.ts';
import { SecondFileDialog } from './second-file-dialog.tsx';

export type LeftOut = AnswerOf<typeof bankFile>['left_out'][number];

type Kind = 'bank' | 'sepa';

/** Files for the bank; a further one is created only after its dialog showed the people that an earlier one pays. */
export function BankFileRows({ run, onLeftOut }: { run: Run; onLeftOut: (people: readonly LeftOut[]) => void }) {
  const [further, setFurther] = useState<Kind>();
  const { data } = useCall(bankFiles, { id: run.id });
  const done = {
    onSuccess: ({ link, left_out }: AnswerOf<typeof bankFile>) => {
      onLeftOut(left_out);
      setFurther(undefined);
      openFile(link);
    },
  };
  const make = { bank: useCallMutation(bankFile, { id: run.id }, done), sepa: useCallMutation(sepaFile, { id: run.id }, done) };
  const earlier = data?.files.find(({ withdrawn_at }) => withdrawn_at === null);
  return (
    <>
      {(['bank', 'sepa'] as const).map((kind) => (
        <FileRowFrame
          key={kind}
          name={kind}
          isBusy={make[kind].isPending}
          onClick={() => (earlier ? setFurther(kind) : make[kind].mutate({}))}
        />
      ))}
      {further && earlier && data && (
        <SecondFileDialog
          earlier={earlier}
          remaining={data.remaining}
          isBusy={make[further].isPending}
          onMake={() => make[further].mutate({ again: true })}
          onClose={() => setFurther(undefined)}
        />
      )}
    </>
  );
}
