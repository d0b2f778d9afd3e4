import { datedFields } from '@cadre/contract/resources/employees';
import type { Row } from '../../../fields/kind.ts';

type DatedField = (typeof datedFields)[number];
export type Place = 'future' | 'today' | 'past';

/** Which of an employee's versions are future, current or past; the versions are sorted newest first. */
export function placesOf(versions: readonly Row[], today: string): Place[] {
  const holding = versions.findIndex((version) => String(version.effective_from) <= today);
  return versions.map((_version, at) => (holding < 0 || at < holding ? 'future' : at === holding ? 'today' : 'past'));
}

/** The changed fields of a version; the first version lists all of them. */
export const changedIn = ({ changed_fields }: Row): DatedField[] =>
  datedFields.filter((name) => (changed_fields as readonly string[]).includes(name));
