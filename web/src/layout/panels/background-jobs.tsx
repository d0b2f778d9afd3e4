import { backgroundExports } from '@cadre/contract/calls/generic';
import { listImports } from '@cadre/contract/calls/imports';
import { callsOf } from '@cadre/contract/calls-of';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { useCall } from '../../platform/call-api.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Progress } from '../../ui/feedback/progress.tsx';
import { RowItemLink, Rows } from '../../ui/layout/rows.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import './panels.css';

type Job = {
  key: string;
  text: string;
  note: string;
  /** Absent once it is over. */
  progress?: { value: number | undefined; max: number };
  link: { to: string; search?: Record<string, string> };
};

/** The user's background jobs on the server, their progress, and links to them; nothing if there are none. */
export function BackgroundJobs() {
  const t = useTexts();
  const jobs = [useExports(), useImports(), usePayrolls()].flat();
  if (jobs.length === 0) return null;
  return (
    <section>
      <h3 className="panel-caption">{t('shell.jobs')}</h3>
      <Rows wraps hasLines>
        {jobs.map(({ key, text, note, progress, link }) => (
          <RowItemLink
            key={key}
            {...link}
            note={
              <Stack gap={1}>
                {note}
                {progress && <Progress label={text} value={progress.value} max={progress.max} />}
              </Stack>
            }
          >
            {text}
          </RowItemLink>
        ))}
      </Rows>
    </section>
  );
}

const [often, seldom] = [2_000, 30_000];

/** Large exports stay for a day, so that their files are found. */
function useExports(): Job[] {
  const t = useTexts();
  const { data = [] } = useCall(
    backgroundExports,
    {},
    { refetchInterval: ({ state: { data } }) => pace(data?.some(({ status }) => isWritten(status))), meta: { quiet: true } },
  );
  const notes = { waiting: t('shell.job_waiting'), ready: t('shell.job_ready'), failed: t('shell.job_failed') };
  return data.map(({ id, name, status, rows_done: done, rows_total: total }) => ({
    key: `export-${id}`,
    text: t('shell.job_export', { name }),
    note: status === 'writing' ? t('shell.job_progress', { done, total }) : notes[status],
    ...(isWritten(status) && { progress: { value: status === 'writing' ? done : undefined, max: total } }),
    link: { to: '/export-pdf' },
  }));
}

const isWritten = (status: string): boolean => status === 'waiting' || status === 'writing';

function useImports(): Job[] {
  const t = useTexts();
  const { data = [] } = useCall(
    listImports,
    {},
    { refetchInterval: ({ state: { data } }) => pace(data?.some(({ status }) => isWorkedOn(status))), meta: { quiet: true } },
  );
  return data
    .filter(({ status }) => isWorkedOn(status))
    .map(({ id, file_name: name, resource, done_count: done, rows_count: total }) => ({
      key: `import-${id}`,
      text: t('shell.job_import', { name }),
      note: t('shell.job_progress', { done, total }),
      progress: { value: done, max: total },
      link: { to: importPath(resource), search: { id: String(id) } },
    }));
}

const isWorkedOn = (status: string): boolean => ['checking', 'committing', 'undoing'].includes(status);
const importPath = (resource: string) => {
  if (resource === 'exchange-rates') return '/configuration/exchange-rates/import';
  return ['compensations', 'allowances', 'bonuses', 'deductions'].includes(resource) ? '/payroll/import' : '/employees/import';
};

const calculating = { filters: JSON.stringify({ status: ['calculating'] }), per_page: 10 } as const;

function usePayrolls(): Job[] {
  const t = useTexts();
  const { data } = useCall(callsOf(payrolls).list, calculating, {
    enabled: useScope('payrolls.view') !== undefined,
    refetchInterval: ({ state: { data } }) => pace(data?.data.some(({ status }) => status === 'calculating')),
    meta: { quiet: true },
  });
  return (data?.data ?? []).map(({ id, name, done_count, failed_count, employees_count: total }) => {
    const done = Number(done_count) + Number(failed_count);
    return {
      key: `payroll-${id}`,
      text: t('shell.job_payroll', { name: String(name) }),
      note: t('shell.job_progress', { done, total: Number(total) }),
      progress: { value: done, max: Number(total) },
      link: { to: `/payroll/runs/${id}` },
    };
  });
}

const pace = (isUnderWay: boolean | undefined): number => (isUnderWay ? often : seldom);
