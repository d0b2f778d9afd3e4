import { StaleDialog } from '../../../crud/form/stale-dialog.tsx';
import type { Stale } from '../../../crud/form/use-stale.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { changesBetween, grantsOf } from './role-grants.ts';
import type { RoleDraft } from './use-role-draft.ts';

/** Both changed the role; its rights are compared one by one. */
export function RoleStaleDialog({ draft, stale }: { draft: RoleDraft; stale: Stale }) {
  const t = useTexts();
  const labels = useLabels();
  const wordFor = (scope: string | undefined) => (scope ? labels.option(undefined, 'scope', scope) : t('roleMatrix.no_right'));
  const nameOf = (right: string) => {
    const [resource = '', action = ''] = right.split('.');
    return `${labels.many(resource)}: ${labels.action(action)}`;
  };
  const differences = changesBetween(draft.grants, grantsOf(stale.current.permissions)).map(({ name, from, to }) => ({
    key: name,
    name: nameOf(name),
    mine: wordFor(from),
    theirs: wordFor(to),
  }));
  return <StaleDialog stale={stale} differences={differences} onSettle={draft.settle} />;
}
