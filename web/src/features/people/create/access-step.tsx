import { documents } from '@cadre/contract/resources/documents';
import { users } from '@cadre/contract/resources/users';
import { useId } from 'react';
import { kindOf } from '../../../fields/index.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CheckList } from '../../../ui/check-list.tsx';
import { employeeRole } from '../invite.ts';
import type { Access } from './access.ts';

/** Papers that only the company itself writes are not asked for. */
const askable = documents.fields.type.options.filter((type) => !['contract', 'job_offer', 'policy'].includes(type));

export function AccessStep({ access, onChange }: { access: Access; onChange: (access: Access) => void }) {
  const t = useTexts();
  const labels = useLabels();
  const id = useId();
  const mayInvite = useScope('users.create') !== undefined;
  const mayAssign = useScope('users.assign_roles') !== undefined;
  const mayAsk = useScope('documents.request') !== undefined;
  const { Input } = kindOf('roles', users.fields.roles);
  return (
    <div className="access-step">
      <fieldset>
        <legend>{t('people.bulk.invite')}</legend>
        {!mayInvite && <p className="muted">{t('people.create.no_invite')}</p>}
        {mayInvite && (
          <label className="access-step__box">
            <input
              type="checkbox"
              checked={access.isInvited}
              onChange={(event) => onChange({ ...access, isInvited: event.target.checked })}
            />
            <span>
              {t('people.bulk.invite')}
              <span className="muted">{t('people.create.invite_hint')}</span>
            </span>
          </label>
        )}
        {mayInvite && access.isInvited && mayAssign && Input && (
          <div className="form-field">
            <label htmlFor={id}>{t('people.create.roles')}</label>
            <Input
              id={id}
              name="roles"
              field={users.fields.roles}
              value={access.roles}
              draft={{}}
              row={undefined}
              invalid={access.roles.length === 0}
              describedBy={id}
              onChange={(roles) => onChange({ ...access, roles: (roles as number[]).length > 0 ? (roles as number[]) : [employeeRole] })}
            />
          </div>
        )}
      </fieldset>
      <fieldset>
        <legend>{t('people.create.ask')}</legend>
        <p className="muted">{mayAsk ? t('people.create.ask_hint') : t('people.create.no_requests')}</p>
        {mayAsk && (
          <CheckList
            options={askable.map((type) => ({ value: type, label: labels.option('documents', 'type', type) }))}
            chosen={access.papers}
            onChange={(papers) => onChange({ ...access, papers: papers.map(String) })}
          />
        )}
      </fieldset>
    </div>
  );
}
