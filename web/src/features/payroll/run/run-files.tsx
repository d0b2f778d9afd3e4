import { hoursFile, journalFile } from '@cadre/contract/calls/payroll-files';
import { payslipsZip, releaseRun } from '@cadre/contract/calls/payslips';
import { callsOf } from '@cadre/contract/calls-of';
import { hoursLayouts } from '@cadre/contract/resources/hours-layouts';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { callApi, useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { type Changed, ChangedFactsDialog, changedIn } from '../payslips/changed-facts-dialog.tsx';
import { isWithdrawable } from '../payslips/release-state.ts';
import { WithdrawButton } from '../payslips/withdraw-button.tsx';
import { BankFileList } from './bank-file-list.tsx';
import { BankFileRows, type LeftOut } from './bank-file-rows.tsx';
import { FileRow, FileRowFrame } from './file-row.tsx';
import type { Run } from './run.ts';

const isDecided = (run: Run): boolean => ['approved', 'paid', 'closed'].includes(run.status);

/** The output of a run: payslips to employees, payments to the bank, costs to accounting, hours to another program. */
export function RunFiles({ run }: { run: Run }) {
  const t = useTexts();
  const [leftOut, setLeftOut] = useState<readonly LeftOut[]>([]);
  const mayEverPay = useScope('payrolls.export_bank') !== undefined;
  const mayPay = mayEverPay && isDecided(run);
  const mayExport = useScope('payrolls.export') !== undefined && run.done_count > 0;
  const maySave = useScope('salaries.export') !== undefined && run.done_count > 0;
  const mayRelease = useScope('salaries.release') !== undefined && isDecided(run);
  return (
    <Stack>
      <Card
        isFlush
        title={t('payroll.tabs.files')}
        hint={mayEverPay && !isDecided(run) && run.status !== 'cancelled' ? t('payroll.files_follow') : undefined}
      >
        <Rows hasLines wraps>
          {mayRelease && <ReleaseRow run={run} />}
          {mayPay && <BankFileRows run={run} onLeftOut={setLeftOut} />}
          {maySave && <PayslipsRow run={run} />}
          {mayExport && <FileRow name="journal" make={() => callApi(journalFile, { id: run.id, format: 'xlsx' })} />}
          {mayExport && <FileRow name="hours" make={() => callApi(hoursFile, { id: run.id })} />}
          {mayExport && <HoursRows run={run} />}
        </Rows>
        {!mayPay && !mayExport && !maySave && !mayRelease && <EmptyState text={t('payroll.no_files')} />}
      </Card>
      {leftOut.length > 0 && <LeftOutList people={leftOut} />}
      {mayPay && <BankFileList run={run} />}
    </Stack>
  );
}

function ReleaseRow({ run }: { run: Run }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const [changed, setChanged] = useState<readonly Changed[]>();
  const options = { onSuccess: () => setChanged(undefined), onError: (error: Error) => setChanged(changedIn(error)) };
  const release = useCallMutation(releaseRun, { id: run.id }, options);
  return (
    <RowItem
      note={
        run.released_at
          ? t('common.labelled', { label: labels.field(payrolls.name, 'released_at'), value: format.moment(run.released_at) })
          : t('payroll.files.release_hint')
      }
      end={
        run.released_at ? (
          isWithdrawable(run) && <WithdrawButton of={{ run: run.id }} />
        ) : (
          <Button icon={Send} isBusy={release.isPending} onClick={() => release.mutate({})}>
            {t('payroll.release')}
          </Button>
        )
      }
    >
      {t('payroll.files.release')}
      {changed && (
        <ChangedFactsDialog
          people={changed}
          isBusy={release.isPending}
          onPublish={() => release.mutate({ despite_changes: true })}
          onClose={() => setChanged(undefined)}
        />
      )}
    </RowItem>
  );
}

/** All payslips in one archive, which is written in the background. */
function PayslipsRow({ run }: { run: Run }) {
  const make = useCallMutation(payslipsZip, { id: run.id });
  return <FileRowFrame name="payslips" isBusy={make.isPending} onClick={() => make.mutate({})} />;
}

/** One for each saved layout. */
function HoursRows({ run }: { run: Run }) {
  const { data } = useCall(callsOf(hoursLayouts).list, { per_page: 50 }, { meta: { quiet: true } });
  return (data?.data ?? []).map(({ id, name }) => (
    <FileRow key={id} name="hours" title={name} make={() => callApi(hoursFile, { id: run.id, layout_id: id })} />
  ));
}

function LeftOutList({ people }: { people: readonly LeftOut[] }) {
  const t = useTexts();
  return (
    <Alert tone="warning" title={t('payroll.left_out', { count: people.length })} takesFocus={false}>
      <Stack as="ul" gap={0}>
        {people.map(({ employee, account, reason }) => (
          <li key={`${employee.id} ${account}`}>
            {t('common.labelled', { label: [employee.name, account].filter(Boolean).join(' '), value: t(`pay.files.left_out.${reason}`) })}
          </li>
        ))}
      </Stack>
    </Alert>
  );
}
