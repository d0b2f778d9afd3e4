import * as React from 'react';

type Internals = { recentlyCreatedOwnerStacks: number };

/** While developing, React takes a trace of every element it makes, for its messages: an eighth of the time of a test. It stops at ten thousand in a second. */
export function forgetOwnerStacks(): void {
  const internals: Internals | undefined = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (internals) Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {}, configurable: true });
}
