import { email, list, namedBy, text } from '@cadre/contract/fields';
import { branches } from '@cadre/contract/resources/branches';
import { employees } from '@cadre/contract/resources/employees';
import { jobs } from '@cadre/contract/resources/jobs';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { kindOrLines } from '../../../crud/lines/lines-kind.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { type PersonDraft, peopleRecords } from '../records/people-records.ts';
import { StepFoot } from '../step-foot.tsx';
import { useAll } from '../use-all.ts';
import { useApply } from '../use-apply.ts';
import { StepFirst } from './step-first.tsx';
import type { StepProps } from './step-props.ts';

const { first_name, last_name, work_email, department_id, hire_date, branch_id } = employees.fields;
const own = namedBy('setup', { job: text({ required: true, min: 2, max: 80 }), manager_email: email({ max: 50 }) });
const { people } = namedBy('setup', {
  people: list({ first_name, last_name, work_email, ...own, department_id, hire_date }, { required: true, min: 1, max: 50 }),
});
const fields = { branch_id, people } as const;
const kinds = { people: kindOrLines('people', people) };

/** The first people, line by line; a company with many brings a spreadsheet. */
export function PeopleStep(props: StepProps) {
  const has = (step: string) => (props.setup.steps.find((one) => one.step === step)?.count ?? 0) > 0;
  const missing = (['branches', 'departments'] as const).find((step) => !has(step));
  const [known, knownJobs, places] = [useAll(employees), useAll(jobs), useAll(branches)];
  return (
    <Stack>
      {missing ? (
        <StepFirst step={missing} />
      ) : (
        known &&
        knownJobs &&
        places && <People {...props} known={known} jobs={knownJobs} place={places.length === 1 ? places[0]?.id : undefined} />
      )}
      {missing && <StepFoot {...props} />}
    </Stack>
  );
}

/** `place`: the branch, if there is only one. */
function People({ known, jobs: knownJobs, place, ...props }: StepProps & { known: Row[]; jobs: Row[]; place: number | undefined }) {
  const t = useTexts();
  const today = useFormat().today();
  const form = useCallForm({
    fields,
    rows: [['branch_id'], ['people']],
    start: { branch_id: place, people: [{ hire_date: today }] },
    kinds,
  });
  const { send, refused, refuse, isBusy } = useApply('people', props.onDone);
  const byText = (rows: Row[], name: string) => new Map(rows.map((row) => [String(row[name]).toLocaleLowerCase(), row.id]));
  const apply = () =>
    form.submit(async (body) => {
      const records = peopleRecords(body.people as unknown as PersonDraft[], Number(body.branch_id), {
        people: byText(known, 'work_email'),
        jobs: byText(knownJobs, 'name'),
      });
      if (!('code' in records)) return send(records);
      return refuse([t(`setup.${records.code}`, { email: records.email })]);
    });
  return (
    <Stack>
      <CallFields of={form} />
      <Cluster>
        <LinkButton size="small" to="/employees/import">
          {t('setup.import_link')}
        </LinkButton>
      </Cluster>
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={() => void apply()} />
    </Stack>
  );
}
