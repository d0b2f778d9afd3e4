import type { PayComponent } from '../pay-inputs.ts';

const kinds = ['social', 'tax', 'other'];

/** Each component after the one it is based on, else by kind and code, regardless of the input order. */
export function inOrderOfBases(components: readonly PayComponent[]): PayComponent[] {
  const sorted = [...components].sort(
    (one, other) => kinds.indexOf(one.kind) - kinds.indexOf(other.kind) || (one.code < other.code ? -1 : 1),
  );
  const byId = new Map(sorted.map((component) => [component.id, component]));
  const placed = new Set<PayComponent>();
  const place = (component: PayComponent, above: readonly PayComponent[]): void => {
    if (placed.has(component)) return;
    if (above.includes(component)) throw new Error(`Components are based on each other: ${component.code}.`);
    const basis = component.baseComponentId === null ? undefined : byId.get(component.baseComponentId);
    if (basis) place(basis, [...above, component]);
    placed.add(component);
  };
  for (const component of sorted) place(component, []);
  return [...placed];
}
