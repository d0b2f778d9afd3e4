import { documents } from '@cadre/contract/resources/documents';
import { users } from '@cadre/contract/resources/users';
import { kindOf } from '../../../fields/index.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/inputs/check-list.tsx';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { employeeRole } from '../invite.ts';
import type { Access } from './access.ts';

type Props = { access: Access; onChange: (access: Access) => void };

/** Whether the new employee may sign in, and which documents to request from them. */
export function AccessStep({ access, onChange }: Props) {
  const t = useTexts();
  const mayInvite = useScope('users.create') !== undefined;
  return (
    <Stack gap={6}>
      <Stack as="section" gap={3}>
        <Heading level={3} size="body">
          {t('people.bulk.invite')}
        </Heading>
        {!mayInvite && <p className="muted">{t('people.create.no_invite')}</p>}
        {mayInvite && (
          <Checkbox isChecked={access.isInvited} onChange={(isInvited) => onChange({ ...access, isInvited })}>
            {t('people.bulk.invite')} <span className="muted">{t('people.create.invite_hint')}</span>
          </Checkbox>
        )}
        {mayInvite && access.isInvited && <Roles access={access} onChange={onChange} />}
      </Stack>
      <Papers access={access} onChange={onChange} />
    </Stack>
  );
}

function Roles({ access, onChange }: Props) {
  const t = useTexts();
  const mayAssign = useScope('users.assign_roles') !== undefined;
  const { Input } = kindOf('roles', users.fields.roles);
  if (!mayAssign || !Input) return null;
  return (
    <Field label={t('people.create.roles')}>
      {(control) => (
        <Input
          {...control}
          name="roles"
          field={users.fields.roles}
          value={access.roles}
          draft={{}}
          row={undefined}
          onChange={(roles) => onChange({ ...access, roles: (roles as number[]).length > 0 ? (roles as number[]) : [employeeRole] })}
        />
      )}
    </Field>
  );
}

/** Documents that only the company issues are not requested from employees. */
const askable = documents.fields.type.options.filter((type) => !['contract', 'job_offer', 'policy'].includes(type));

function Papers({ access, onChange }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const mayAsk = useScope('documents.request') !== undefined;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="body">
        {t('people.create.ask')}
      </Heading>
      <p className="muted">{mayAsk ? t('people.create.ask_hint') : t('people.create.no_requests')}</p>
      {mayAsk && (
        <CheckList
          options={askable.map((type) => ({ value: type, label: labels.option('documents', 'type', type) }))}
          chosen={access.papers}
          onChange={(papers) => onChange({ ...access, papers: askable.filter((type) => papers.includes(type)) })}
        />
      )}
    </Stack>
  );
}
