import type { Complaint } from '@cadre/contract/problems';
import { useMemo } from 'react';
import { useTexts } from '../platform/texts.ts';

/** Names that come from a declaration are known at run time alone, so these keys cannot be typed. */
type Say = { (key: string, values?: Record<string, string | number>): string; has: (key: string) => boolean };

export type Labels = ReturnType<typeof labelsOf>;

/** The words for what a declaration names: fields, options, resources, moves, complaints. */
export function useLabels(): Labels {
  const t = useTexts();
  return useMemo(() => labelsOf(t as unknown as Say), [t]);
}

function labelsOf(say: Say) {
  const orElse = (key: string, fallback: string) => (say.has(key) ? say(key) : fallback);
  return {
    field: (name: string) => orElse(`fields.${name}`, name),
    /** A resource may have a word of its own for a field that others share. */
    fieldOf: (of: string, name: string) => orElse(`resources.${of}.${name}`, orElse(`fields.${name}`, name)),
    option: (name: string, value: string) => orElse(`options.${name}.${value}`, value),
    one: (resource: string) => orElse(`resources.${resource}.one`, resource),
    many: (resource: string) => orElse(`resources.${resource}.many`, resource),
    empty: (resource: string) => orElse(`resources.${resource}.empty`, ''),
    move: (name: string) => orElse(`moves.${name}`, name),
    action: (name: string) => orElse(`actions.${name}`, name),
    complaint: ({ code, ...values }: Complaint, name: string) =>
      say(`checks.${code}`, { label: orElse(`fields.${name}`, name), ...values }),
  };
}
