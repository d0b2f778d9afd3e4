import type { CustomField, CustomFields } from '@cadre/contract/custom-field';
import { useSyncExternalStore } from 'react';

const none: CustomFields = new Map();
let result = '';
let current = none;
const listeners = new Set<() => void>();

/** Stores the custom fields of the session; an unchanged list stays the same object. */
export function keepCustomFields(fields: readonly CustomField[] = []): void {
  const text = JSON.stringify(fields);
  if (text === result) return;
  result = text;
  current = fields.length > 0 ? Map.groupBy(fields, ({ model }) => model) : none;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The custom fields that the user may see. */
export const useCustomFields = (): CustomFields => useSyncExternalStore(subscribe, () => current);
