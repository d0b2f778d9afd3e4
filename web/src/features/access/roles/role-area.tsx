import type { CatalogueEntry } from '@cadre/contract/permissions';
import { type Scope, scopes } from '@cadre/contract/scopes';
import { useLabels } from '../../../fields/labels.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';
import { type Area, commonActions } from './role-areas.ts';
import { inWholeArea, mayGrant } from './role-grants.ts';
import { RoleRight } from './role-right.tsx';
import type { OtherRole } from './use-other-role.ts';
import type { RoleDraft } from './use-role-draft.ts';

type Props = { area: Area; draft: RoleDraft; other: OtherRole | undefined; mayChange: boolean };

/** One area: its common rights in their columns, its own ones at the end. */
export function RoleArea({ area, draft, other, mayChange }: Props) {
  const labels = useLabels();
  const rightOf = (entry: CatalogueEntry) => <RoleRight key={entry.name} entry={entry} draft={draft} other={other} mayChange={mayChange} />;
  const name = labels.many(area.resource);
  return (
    <fieldset className="gap-3 hoverable role__area">
      <legend className="visually-hidden">{name}</legend>
      <div className="stacked medium gap-1 role__name">
        <span aria-hidden>{name}</span>
        {mayChange && area.rights.length > 1 && <WholeArea area={area} draft={draft} name={name} />}
      </div>
      {area.common.map((entry, column) => (entry ? rightOf(entry) : <span key={commonActions[column]} className="role__gap" />))}
      <div className="stacked gap-2 role__others">{area.others.map(rightOf)}</div>
    </fieldset>
  );
}

const none = 'none';

/** Sets all granted rights of the area together, each only up to the user's own scope. */
function WholeArea({ area: { rights }, draft, name }: { area: Area; draft: RoleDraft; name: string }) {
  const t = useTexts();
  const labels = useLabels();
  const { permissions } = useMe();
  const granted = rights.flatMap((entry) => {
    const held = draft.grants[entry.name];
    return held ? [{ entry, held }] : [];
  });
  const isScoped = granted.some(({ entry }) => entry.scopable && entry.risk === 'normal');
  const setAll = (scope: Scope | undefined) => {
    for (const { entry, held } of granted) {
      const wanted = inWholeArea(entry, held, scope);
      if (!wanted || mayGrant(permissions[entry.name], draft.saved[entry.name], wanted)) draft.set(entry.name, wanted);
    }
  };
  return (
    <NativeSelect
      aria-label={t('roleMatrix.set_area', { area: name })}
      title={granted.length === 0 ? t('roleMatrix.nothing_granted') : t('roleMatrix.area_hint')}
      disabled={granted.length === 0}
      value=""
      onChange={({ target: { value } }) => setAll(value === none ? undefined : (value as Scope))}
      className="role__whole"
    >
      <option value="">{t('roleMatrix.whole_area')}</option>
      <option value={none}>{t('roleMatrix.no_right')}</option>
      {isScoped &&
        scopes.map((scope) => (
          <option key={scope} value={scope}>
            {labels.option(undefined, 'scope', scope)}
          </option>
        ))}
    </NativeSelect>
  );
}
