import { roles } from '@cadre/contract/resources/roles';
import type { Scope } from '@cadre/contract/scopes';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useStale } from '../../../crud/form/use-stale.ts';
import { useSave } from '../../../crud/record/use-write.ts';
import type { Row } from '../../../fields/kind.ts';
import { ApiProblem } from '../../../platform/api-problem.ts';
import { meQuery } from '../../../platform/session/session.ts';
import { asList, changesBetween, grantsOf, withGrant } from './role-grants.ts';

export type RoleDraft = ReturnType<typeof useRoleDraft>;

/** The rights of a role while they are being changed. */
export function useRoleDraft(loaded: Row) {
  const client = useQueryClient();
  // A ref is up to date before the next render, so leaving right after a save does not warn about unsaved changes.
  const isSaved = useRef(false);
  const save = useSave(roles, {
    onAnswer: () => {
      isSaved.current = true;
    },
  });
  // The role as it was when editing began; a background refetch must not change this baseline.
  const [role, setRole] = useState(loaded);
  const [grants, setGrants] = useState(() => grantsOf(loaded.permissions));
  const race = useStale({ mine: ({ version }) => void send(version ?? 1), theirs: (current) => take(current) });
  const saved = grantsOf(role.permissions);

  const take = (next: Row) => {
    setRole(next);
    setGrants(grantsOf(next.permissions));
  };
  const send = async (version: number) => {
    try {
      const { data } = await save.mutateAsync({ kind: 'edit', id: role.id, version, body: { permissions: asList(grants) } });
      take(data);
      // My own rights may be among those that changed.
      await client.invalidateQueries({ queryKey: meQuery().queryKey });
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      race.takes(problem);
    }
  };

  const changes = changesBetween(saved, grants);

  return {
    role,
    grants,
    saved,
    changes,
    isDirty: () => changes.length > 0 && !isSaved.current,
    isSaving: save.isPending,
    stale: race.stale,
    set: (name: string, scope: Scope | undefined) => {
      isSaved.current = false;
      setGrants((before) => withGrant(before, name, scope));
    },
    discard: () => setGrants(saved),
    save: () => send(role.version ?? 1),
    settle: race.settle,
  };
}
