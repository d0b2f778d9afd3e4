import type { Scope } from '@cadre/contract/scopes';

/** A right that reaches others too. */
export const isWider = (scope: Scope | undefined): boolean => scope !== undefined && scope !== 'own';
