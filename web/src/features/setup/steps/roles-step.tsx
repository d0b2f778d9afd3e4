import { list, namedBy, reference, required } from '@cadre/contract/fields';
import { users } from '@cadre/contract/resources/users';
import { seededRoles } from '@cadre/contract/roles';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { kindOrLines } from '../../../crud/lines/lines-kind.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { StepFoot } from '../step-foot.tsx';
import { useApply } from '../use-apply.ts';
import type { StepProps } from './step-props.ts';

const { first_name, last_name, email } = users.fields;
const { people } = namedBy('setup', {
  people: list({ first_name, last_name, email, role_id: reference('roles', required) }, { required: true, min: 1, max: 20 }),
});
const fields = { people };
const kinds = { people: kindOrLines('people', people) };

type Line = { first_name: string; last_name?: string; email: string; role_id: number };

/** The people who run the system in addition to the first administrator: each gets a role and a mail. */
export function RolesStep(props: StepProps) {
  const t = useTexts();
  const start = { people: [{ role_id: seededRoles.hr_manager }, { role_id: seededRoles.payroll_officer }] };
  const form = useCallForm({ fields, rows: [['people']], start, kinds });
  const { send, refused, isBusy } = useApply('roles', props.onDone);
  const apply = () =>
    form.submit((body) =>
      send(
        (body.people as unknown as Line[]).map(({ role_id, ...person }) => ({
          model: 'users',
          values: { ...person, roles: [role_id], locale: props.setup.company.locale },
          label: person.email,
        })),
      ),
    );
  return (
    <Stack>
      <p className="muted">{t('setup.roles_text')}</p>
      <CallFields of={form} />
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={() => void apply()} />
    </Stack>
  );
}
