import type { DevicePin } from '@cadre/contract/calls/device-numbers';

export type Person = { id: number; name: string; pic?: string | null };
/** The employees chosen for each number, before they are sent. */
export type Choices = Readonly<Record<string, Person>>;

/** Alike enough to be taken without looking at each. */
const sure = 0.8;

/** Unambiguous suggestions: no other employee scores as high, and the employee fits one number only. */
export function sureChoices(pins: readonly DevicePin[], chosen: Choices): Choices {
  const taken = new Set(Object.values(chosen).map(({ id }) => id));
  const best = pins.flatMap(({ pin, employee, suggestions: [first, second] }) => {
    const isSure = employee === null && !chosen[pin] && first && first.score >= sure && (second?.score ?? 0) < first.score;
    return isSure && !taken.has(first.id) ? [{ pin, person: { id: first.id, name: first.name, pic: first.pic } }] : [];
  });
  const wanted = Map.groupBy(best, ({ person }) => person.id);
  return Object.fromEntries(best.filter(({ person }) => wanted.get(person.id)?.length === 1).map(({ pin, person }) => [pin, person]));
}
