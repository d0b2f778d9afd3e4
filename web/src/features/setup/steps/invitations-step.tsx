import { employees } from '@cadre/contract/resources/employees';
import { roles } from '@cadre/contract/resources/roles';
import { users } from '@cadre/contract/resources/users';
import { seededRoles } from '@cadre/contract/roles';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import type { Row } from '../../../fields/kind.ts';
import { wordedIn } from '../../../fields/kinds/worded-in.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { accountRecord, type Invited, peopleToInvite } from '../records/account-records.ts';
import { StepFoot } from '../step-foot.tsx';
import { useAll } from '../use-all.ts';
import { useApply } from '../use-apply.ts';
import type { StepProps } from './step-props.ts';

/** Creates the missing accounts, as employees unless another role is chosen; an account with the same address is linked. */
export function InvitationsStep(props: StepProps) {
  const t = useTexts();
  const { user: me } = useMe();
  const [people, accounts, known] = [useAll(employees), useAll(users), useAll(roles)];
  if (!people || !accounts || !known) return <StepFoot {...props} />;
  const { open, own } = peopleToInvite(people, accounts, me.id);
  return (
    <Stack>
      {own && <Alert tone="info">{t('setup.own_account', { email: String(own.email) })}</Alert>}
      {open.length > 0 ? (
        <Invitations {...props} people={open} roles={known} />
      ) : (
        <>
          <EmptyState text={t(people.length === 0 ? 'setup.people_first' : 'setup.invited_all')} />
          <StepFoot {...props} />
        </>
      )}
    </Stack>
  );
}

function Invitations({ people, roles: known, ...props }: StepProps & { people: Invited[]; roles: Row[] }) {
  const t = useTexts();
  const language = useLocale();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [chosen, setChosen] = useState<Readonly<Record<number, number>>>({});
  const { send, refused, refuse, isBusy } = useApply('invitations', props.onDone);
  const roleOf = ({ id }: Row): number => chosen[id] ?? seededRoles.employee;
  const apply = () => {
    const invited = people.filter(({ person }) => !left.has(person.id));
    if (invited.length === 0) return refuse([t('setup.nothing_chosen')]);
    const records = invited.map((one) => accountRecord(one, { roles: [roleOf(one.person)], locale: props.setup.company.locale }));
    return void send(records);
  };
  const toggle = (id: number, isIn: boolean) => setLeft(new Set(isIn ? [...left].filter((one) => one !== id) : [...left, id]));
  return (
    <Stack>
      <p className="muted">{t('setup.roles_text')}</p>
      <Rows hasLines wraps>
        {people.map(({ person, account }) => (
          <RowItem
            key={person.id}
            start={
              <Checkbox aria-label={String(person.name)} isChecked={!left.has(person.id)} onChange={(isIn) => toggle(person.id, isIn)} />
            }
            note={String(person.work_email)}
            end={
              account ? (
                <span className="muted">{t('setup.has_account')}</span>
              ) : (
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
              )
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
