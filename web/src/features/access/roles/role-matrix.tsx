import { type CatalogueEntry, catalogue } from '@cadre/contract/permissions';
import { useState } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RoleArea } from './role-area.tsx';
import { areasOf, commonActions, isCalled } from './role-areas.ts';
import './role-matrix.css';
import { RoleToolbar } from './role-toolbar.tsx';
import { useOtherRole } from './use-other-role.ts';
import type { RoleDraft } from './use-role-draft.ts';

/** Areas down, actions across; where they meet, how far the right reaches. */
export function RoleMatrix({ draft, mayChange }: { draft: RoleDraft; mayChange: boolean }) {
  const t = useTexts();
  const labels = useLabels();
  const [typed, setTyped] = useState('');
  const [otherId, setOtherId] = useState<number>();
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const other = useOtherRole(otherId);

  const isNeeded = ({ name, resource, action }: CatalogueEntry) => {
    if (onlyDifferences && other && draft.grants[name] === other.grants[name]) return false;
    return isCalled(typed, [labels.many(resource), labels.action(action), name]);
  };
  const areas = areasOf(catalogue, isNeeded);
  return (
    <Card isFlush label={t('roleMatrix.title')} footer={<p className="muted">{t('roleMatrix.legend')}</p>}>
      <RoleToolbar
        roleId={draft.role.id}
        typed={typed}
        onType={setTyped}
        otherId={otherId}
        onOther={setOtherId}
        onlyDifferences={onlyDifferences}
        onOnlyDifferences={setOnlyDifferences}
      />
      <div className="gap-3 quiet strong role__columns" aria-hidden>
        <span>{t('nouns.permissions.fields.resource')}</span>
        {commonActions.map((action) => (
          <span key={action}>{labels.action(action)}</span>
        ))}
        <span>{t('common.more')}</span>
      </div>
      {areas.map((area) => (
        <RoleArea key={area.resource} area={area} draft={draft} other={other} mayChange={mayChange} />
      ))}
      {areas.length === 0 && <EmptyState text={typed ? t('roleMatrix.nothing_found') : t('roleMatrix.no_differences')} />}
    </Card>
  );
}
