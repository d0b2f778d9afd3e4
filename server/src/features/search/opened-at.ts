import { type Page, pages, recordPath } from '@cadre/contract/pages';
import { type Actor, employeeRole } from '../../platform/access/actor.ts';

/** The page where the user may open a record of this kind; undefined if there is none. */
export function openedAt(resource: string, actor: Actor): ((id: number) => string) | undefined {
  const isEmployee = actor.roles.includes(employeeRole);
  const page = Object.values<Page>(pages).find(({ lists, listsOwn }) => (isEmployee ? listsOwn : lists) === resource);
  if (!page || (page.right && !actor.rights.has(page.right))) return undefined;
  return (id) => (isEmployee ? `${page.path}?id=${id}` : (recordPath(resource, id) as string));
}
