import type { CatalogueEntry } from '@cadre/contract/permissions';
import type { Scope } from '@cadre/contract/scopes';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useScope } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect } from '../../../ui/text-input.tsx';
import { mayGrant, scopesOf } from './role-grants.ts';
import type { OtherRole } from './use-other-role.ts';
import type { RoleDraft } from './use-role-draft.ts';

type Props = { entry: CatalogueEntry; draft: RoleDraft; other: OtherRole | undefined; mayChange: boolean };

/** How far one right reaches. What its reader does not hold cannot be chosen. */
export function RoleRight({ entry, draft, other, mayChange }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const id = useId();
  const { name, action, scopable, risk } = entry;
  const mine = useScope(name);
  const [scope, saved] = [draft.grants[name], draft.saved[name]];
  const possible = scopesOf(entry).map((one) => ({ one, isOpen: mayGrant(mine, saved, one) }));
  const isClosed = !possible.some(({ isOpen }) => isOpen);
  const wordFor = (one: Scope | undefined) => {
    if (!one) return t('roleMatrix.no_right');
    return scopable ? labels.option(undefined, 'scope', one) : t('roleMatrix.yes');
  };
  const riskWord = risk === 'normal' ? undefined : labels.option('permissions', 'risk', risk);
  const differs = other !== undefined && other.grants[name] !== scope;
  return (
    <div
      className="role__right"
      data-action={action}
      data-held={scope !== undefined || undefined}
      data-changed={scope !== saved || undefined}
    >
      <label htmlFor={id}>{labels.action(action)}</label>
      <span className="role__choice">
        <NativeSelect
          id={id}
          value={scope ?? ''}
          disabled={!mayChange || isClosed}
          title={isClosed ? t('roleMatrix.not_held') : riskWord}
          onChange={(event) => draft.set(name, (event.target.value || undefined) as Scope | undefined)}
        >
          <option value="">{wordFor(undefined)}</option>
          {possible.map(({ one, isOpen }) => (
            <option key={one} value={one} disabled={!isOpen}>
              {wordFor(one)}
            </option>
          ))}
        </NativeSelect>
        {riskWord && (
          <span className={`role__risk role__risk--${risk}`} role="img" aria-label={riskWord}>
            <TriangleAlert size={14} aria-hidden />
          </span>
        )}
      </span>
      {differs && <span className="role__other">{t('roleMatrix.in_other', { name: other.name, scope: wordFor(other.grants[name]) })}</span>}
    </div>
  );
}
