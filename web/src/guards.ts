import { moved, type Page, pages } from '@cadre/contract/pages';
import type { UserKind } from './platform/session/session.ts';

/** Whether a kind of user may open a path. The server decides by right and scope which data they see there. */
export type Verdict = 'allow' | 'forbidden' | 'unknown';

const all = Object.values<Page>(pages);
const pathsFor = (audience: Page['for']): string[] => all.filter((page) => page.for === audience).map(({ path }) => path);

/** Exact paths, in which `$…` matches digits, and `$month` a month of the year. */
const ofEmployees = pathsFor('employee').map(
  (path) => new RegExp(`^${path.replace('$month', '(?:0?[1-9]|1[0-2])').replace(/\$\w+/g, '\\d{1,4}')}$`),
);
/** Sections: the first part of a path and everything below it. */
const ofStaff = new Set(pathsFor('staff').map(sectionOf));
const ofBoth = new Set(pathsFor('signed_in'));
const ofBothBelow = pathsFor('signed_in').flatMap((path) =>
  path.includes('/$') ? [new RegExp(`^${path.replace(/\$\w+/g, '\\w+')}$`)] : [],
);

/** Paths whose last part is one of a fixed list. */
const withParts = all.flatMap(({ path, parts }) =>
  parts ? [{ pattern: new RegExp(`^${path.replace(/\$\w+$/, '([^/]+)').replace(/\$\w+/g, '\\d+')}$`), parts }] : [],
);

const isUnknownPart = (path: string): boolean =>
  withParts.some(({ pattern, parts }) => {
    const part = pattern.exec(path)?.[1];
    return part !== undefined && !parts.includes(part);
  });

export function guardOf(path: string, kind: UserKind): Verdict {
  const requested = path.length > 1 ? path.replace(/\/+$/, '') : path;
  if (ofBothBelow.some((pattern) => pattern.test(requested))) return 'allow';
  if (ofBoth.has(requested) || (Object.hasOwn(moved, requested) && ofBoth.has(moved[requested as keyof typeof moved]))) return 'allow';
  if (ofEmployees.some((pattern) => pattern.test(requested))) return kind === 'employee' ? 'allow' : 'forbidden';
  if (kind === 'staff' && isUnknownPart(requested)) return 'unknown';
  if (ofStaff.has(sectionOf(requested))) return kind === 'staff' ? 'allow' : 'forbidden';
  return 'unknown';
}

function sectionOf(path: string): string {
  return path.split('/')[1] ?? '';
}
