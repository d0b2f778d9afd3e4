import { Copy, Info, Lock, Pencil } from 'lucide-react';
import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

const administratorRole = 1;
const employeeRole = 2;

/** What the role is for, what is special about it, and what can be done with it. */
export function RoleHeader({ role }: { role: Row }) {
  const t = useTexts();
  const { id, can } = role;
  return (
    <header className="role__header">
      <div className="role__about">
        {typeof role.description === 'string' && <p>{role.description}</p>}
        <p className="role__marks">
          <Badge>{t('roleMatrix.rights', { count: Number(role.permissions_count) })}</Badge>
          {role.is_system === true && (
            <Badge>
              <Lock size={12} aria-hidden />
              {t('nouns.roles.fields.is_system')}
            </Badge>
          )}
        </p>
        {id === administratorRole && <Hint text={t('roleMatrix.administrator_role')} />}
        {id === employeeRole && <Hint text={t('roleMatrix.employee_role')} />}
        {can?.update !== true && <Hint text={t('roleMatrix.read_only')} />}
      </div>
      {can?.update === true && (
        <LinkButton icon={Pencil} to="/administration/roles" search={{ edit: String(id) } as never}>
          {t('common.edit')}
        </LinkButton>
      )}
      {can?.clone === true && (
        <LinkButton icon={Copy} to="/administration/roles" search={{ clone: String(id) } as never}>
          {t('common.clone')}
        </LinkButton>
      )}
    </header>
  );
}

const Hint = ({ text }: { text: string }) => (
  <p className="role__hint">
    <Info size={16} aria-hidden />
    {text}
  </p>
);
