import { roles } from '@cadre/contract/resources/roles';
import type { Scope } from '@cadre/contract/scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSave } from '../../../crud/use-write.ts';
import type { Row } from '../../../fields/kind.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { meQuery } from '../../../platform/session.ts';
import { asList, changesBetween, type Grants, grantsOf, withGrant } from './role-grants.ts';

/** Somebody else saved the role first. */
export type StaleRole = { current: Row; changed_by: string | null; changed_at: string };

export type RoleDraft = ReturnType<typeof useRoleDraft>;

/** The rights of a role while they are being changed. */
export function useRoleDraft(loaded: Row) {
  const client = useQueryClient();
  const save = useSave(roles);
  // The role as it was when the changes began: a list that is asked again meanwhile must not move the ground.
  const [role, setRole] = useState(loaded);
  const [grants, setGrants] = useState(() => grantsOf(loaded.permissions));
  const [stale, setStale] = useState<StaleRole>();
  const saved = grantsOf(role.permissions);

  const take = (next: Row, held: Grants = grantsOf(next.permissions)) => {
    setRole(next);
    setGrants(held);
    setStale(undefined);
  };
  const send = async (version: number) => {
    try {
      const { data } = await save.mutateAsync({ kind: 'edit', id: role.id, version, body: { permissions: asList(grants) } });
      take(data);
      // My own rights may be among those that changed.
      await client.invalidateQueries({ queryKey: meQuery().queryKey });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      if (problem.code === 'stale') setStale(problem.body as StaleRole);
    }
  };

  return {
    role,
    grants,
    saved,
    changes: changesBetween(saved, grants),
    isSaving: save.isPending,
    stale,
    set: (name: string, scope: Scope | undefined) => setGrants((before) => withGrant(before, name, scope)),
    discard: () => setGrants(saved),
    save: () => send(role.version ?? 1),
    /** Mine: my rights replace theirs. Theirs: mine are forgotten. */
    settle: (whose: 'mine' | 'theirs' | 'neither') => {
      if (!stale) return;
      setStale(undefined);
      if (whose === 'mine') return void send(stale.current.version ?? 1);
      if (whose === 'theirs') take(stale.current);
    },
  };
}
