import { employees } from '@cadre/contract/resources/employees';
import { roles } from '@cadre/contract/resources/roles';
import { users } from '@cadre/contract/resources/users';
import { seededRoles } from '@cadre/contract/roles';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { Row } from '../../../fields/kind.ts';
import { wordedIn } from '../../../fields/worded-in.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { RowItem, Rows } from '../../../ui/rows.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { NativeSelect } from '../../../ui/text-input.tsx';
import { StepFoot } from '../step-foot.tsx';
import { useAll } from '../use-all.ts';
import { useApply } from '../use-apply.ts';
import type { StepProps } from './step-props.ts';

/** Whoever has no account yet gets one, as an employee unless another role is chosen. */
export function InvitationsStep(props: StepProps) {
  const t = useTexts();
  const [people, accounts, known] = [useAll(employees), useAll(users), useAll(roles)];
  if (!people || !accounts || !known) return <StepFoot {...props} />;
  const taken = new Set(accounts.flatMap(({ employee_id, email }) => [employee_id, String(email).toLowerCase()]));
  const open = people.filter(({ id, work_email }) => !taken.has(id) && !taken.has(String(work_email).toLowerCase()));
  if (open.length > 0) return <Invitations {...props} people={open} roles={known} />;
  return (
    <Stack>
      <EmptyState text={t(people.length === 0 ? 'setup.people_first' : 'setup.invited_all')} />
      <StepFoot {...props} />
    </Stack>
  );
}

function Invitations({ people, roles: known, ...props }: StepProps & { people: Row[]; roles: Row[] }) {
  const t = useTexts();
  const language = useLocale();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const { send, refused, refuse, isBusy } = useApply('invitations', props.onDone);
  const roleOf = ({ id }: Row): number => chosen[id] ?? seededRoles.employee;
  const apply = () => {
    const invited = people.filter(({ id }) => !left.has(id));
    if (invited.length === 0) return refuse([t('setup.nothing_chosen')]);
    const records = invited.map((person) => ({
      model: 'users',
      values: {
        first_name: person.first_name,
        last_name: person.last_name,
        email: person.work_email,
        employee_id: person.id,
        roles: [roleOf(person)],
        locale: props.setup.company.locale,
      },
      label: String(person.name),
    }));
    return void send(records);
  };
  const toggle = (id: number, isIn: boolean) => setLeft(new Set(isIn ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <Stack>
      <p className="muted">{t('setup.roles_text')}</p>
      <Rows hasLines wraps>
        {people.map((person) => (
          <RowItem
            key={person.id}
            start={
              <Checkbox aria-label={String(person.name)} isChecked={!left.has(person.id)} onChange={(isIn) => toggle(person.id, isIn)} />
            }
            note={String(person.work_email)}
            end={
              <NativeSelect
                isFit
                aria-label={t('setup.role_of', { name: String(person.name) })}
                value={roleOf(person)}
                onChange={({ target }) => setChosen({ ...chosen, [person.id]: Number(target.value) })}
              >
                {known.map((role) => (
                  <option key={role.id} value={role.id}>
                    {wordedIn(role, 'name', language) ?? String(role.name)}
                  </option>
                ))}
              </NativeSelect>
            }
          >
            {String(person.name)}
          </RowItem>
        ))}
      </Rows>
      <StepFoot {...props} refused={refused} isBusy={isBusy} onApply={apply} />
    </Stack>
  );
}
