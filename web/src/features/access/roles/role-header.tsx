import { Copy, Lock, Pencil } from 'lucide-react';
import { useLocale } from 'use-intl';
import type { Row } from '../../../fields/kind.ts';
import { wordedIn } from '../../../fields/kinds/worded-in.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';

const administratorRole = 1;
const employeeRole = 2;

/** The role's description, special properties and actions. */
export function RoleHeader({ role }: { role: Row }) {
  const t = useTexts();
  const { id, can } = role;
  const description = wordedIn(role, 'description', useLocale()) ?? role.description;
  return (
    <Stack as="header" gap={3}>
      <Cluster justify="between" align="start">
        <Stack gap={2}>
          {typeof description === 'string' && <p>{description}</p>}
          <Cluster>
            <Badge tone="blue">{t('roleMatrix.rights', { count: Number(role.permissions_count) })}</Badge>
            {role.is_system === true && (
              <Badge tone="amber">
                <Lock size={12} aria-hidden />
                {t('nouns.roles.fields.is_system')}
              </Badge>
            )}
          </Cluster>
        </Stack>
        <Cluster>
          {can?.update === true && (
            <LinkButton icon={Pencil} to="/administration/roles" search={{ edit: String(id) }}>
              {t('common.edit')}
            </LinkButton>
          )}
          {can?.clone === true && (
            <LinkButton icon={Copy} to="/administration/roles" search={{ clone: String(id) }}>
              {t('common.clone')}
            </LinkButton>
          )}
        </Cluster>
      </Cluster>
      {id === administratorRole && <Alert tone="info">{t('roleMatrix.administrator_role')}</Alert>}
      {id === employeeRole && <Alert tone="info">{t('roleMatrix.employee_role')}</Alert>}
      {can?.update !== true && <Alert tone="info">{t('roleMatrix.read_only')}</Alert>}
    </Stack>
  );
}
