import { StaleDialog } from '../../../crud/form/stale-dialog.tsx';
import type { Stale } from '../../../crud/form/use-stale.ts';
import { changesBetween, grantsOf } from './role-grants.ts';
import { useRightWords } from './use-right-words.ts';
import type { RoleDraft } from './use-role-draft.ts';

/** Both changed the role; its rights are compared one by one. */
export function RoleStaleDialog({ draft, stale }: { draft: RoleDraft; stale: Stale }) {
  const { nameOf, reachOf } = useRightWords();
  const differences = changesBetween(draft.grants, grantsOf(stale.current.permissions)).map(({ name, from, to }) => ({
    key: name,
    name: nameOf(name),
    mine: reachOf(name, from),
    theirs: reachOf(name, to),
  }));
  return <StaleDialog stale={stale} differences={differences} onSettle={draft.settle} />;
}
