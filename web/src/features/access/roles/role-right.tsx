import type { CatalogueEntry } from '@cadre/contract/permissions';
import type { Scope } from '@cadre/contract/scopes';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';
import { mayGrant, scopesOf } from './role-grants.ts';
import type { OtherRole } from './use-other-role.ts';
import { useRightWords } from './use-right-words.ts';
import type { RoleDraft } from './use-role-draft.ts';

type Props = { entry: CatalogueEntry; draft: RoleDraft; other: OtherRole | undefined; mayChange: boolean };

/** Selects the scope of a right. Scopes beyond the user's own cannot be chosen. */
export function RoleRight({ entry, draft, other, mayChange }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const { reachOf } = useRightWords();
  const id = useId();
  const { name, action, risk } = entry;
  const mine = useScope(name);
  const [scope, saved] = [draft.grants[name], draft.saved[name]];
  const possible = scopesOf(entry).map((one) => ({ one, isOpen: mayGrant(mine, saved, one) }));
  const isClosed = !possible.some(({ isOpen }) => isOpen);
  const riskWord = risk === 'normal' ? undefined : labels.option('permissions', 'risk', risk);
  const differs = other !== undefined && other.grants[name] !== scope;
  return (
    <div
      className="stacked gap-half shrinkable role__right"
      data-action={action}
      data-held={scope !== undefined || undefined}
      data-changed={scope !== saved || undefined}
    >
      <label className="meta-type quiet" htmlFor={id}>
        {labels.action(action)}
      </label>
      <span className="relative flex middle role__choice">
        <NativeSelect
          id={id}
          value={scope ?? ''}
          disabled={!mayChange || isClosed}
          title={isClosed ? t('roleMatrix.not_held') : riskWord}
          onChange={(event) => draft.set(name, (event.target.value || undefined) as Scope | undefined)}
        >
          <option value="">{reachOf(name, undefined)}</option>
          {possible.map(({ one, isOpen }) => (
            <option key={one} value={one} disabled={!isOpen}>
              {reachOf(name, one)}
            </option>
          ))}
        </NativeSelect>
        {riskWord && (
          <span className={`absolute role__risk toned tone--${risk === 'critical' ? 'pink' : 'amber'}`} role="img" aria-label={riskWord}>
            <TriangleAlert size={14} aria-hidden />
          </span>
        )}
      </span>
      {differs && (
        <span className="small role__other">
          {t('roleMatrix.in_other', { name: other.name, scope: reachOf(name, other.grants[name]) })}
        </span>
      )}
    </div>
  );
}
