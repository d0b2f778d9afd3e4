/** From narrow to wide. A wider scope always includes the user's own rows. */
export const scopes = ['own', 'team', 'department', 'branch', 'all'] as const;
export type Scope = (typeof scopes)[number];

export const isScope = (value: unknown): value is Scope => scopes.includes(value as Scope);

export const widest = (a: Scope | undefined, b: Scope | undefined): Scope | undefined => {
  if (!a || !b) return a ?? b;
  return scopes.indexOf(a) >= scopes.indexOf(b) ? a : b;
};

export const isAsWide = (scope: Scope | undefined, as: Scope): boolean =>
  scope !== undefined && scopes.indexOf(scope) >= scopes.indexOf(as);
