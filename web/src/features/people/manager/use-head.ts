import { callsOf } from '@cadre/contract/calls-of';
import { departments } from '@cadre/contract/resources/departments';
import type { NamedRef } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';

/** A department and its head, to whom its people usually report. */
export function useHead(department: unknown): { department: NamedRef; head: NamedRef } | undefined {
  const id = typeof department === 'number' ? department : undefined;
  const { data } = useCall(callsOf(departments).one, { id: id ?? 0 }, { enabled: id !== undefined });
  const head = data?.head;
  return data && data.id === id && head ? { department: { id: data.id, name: String(data.name) }, head } : undefined;
}
