import { datedFields } from '@cadre/contract/resources/employees';
import type { Row } from '../../../fields/kind.ts';

type DatedField = (typeof datedFields)[number];
export type Place = 'future' | 'today' | 'past';

/** Which of somebody's versions is to come, holds and is past; they come newest first. */
export function placesOf(versions: readonly Row[], today: string): Place[] {
  const holding = versions.findIndex((version) => String(version.effective_from) <= today);
  return versions.map((_version, at) => (holding < 0 || at < holding ? 'future' : at === holding ? 'today' : 'past'));
}

/** What a change names; the beginning names everything. */
export const changedIn = ({ changed_fields }: Row): DatedField[] =>
  datedFields.filter((name) => (changed_fields as readonly string[]).includes(name));
