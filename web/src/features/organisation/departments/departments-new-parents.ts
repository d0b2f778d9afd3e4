import type { Option } from '../../../ui/inputs/option.ts';
import type { Department } from './departments-tree.ts';

/** Represents no parent in a list of choices; no department has this number. */
export const topLevel = 0;

/** Where a department can go: anywhere but below itself. Each place is named with its way from the top. */
export function newParents(tree: readonly Department[], id: number, top: string): Option[] {
  const places = (departments: readonly Department[], way: string): Option[] =>
    departments
      .filter((department) => department.id !== id)
      .flatMap((department) => {
        const label = `${way}${department.name}`;
        return [{ value: department.id, label }, ...places(department.children, `${label} / `)];
      });
  return [{ value: topLevel, label: top }, ...places(tree, '')];
}
