import { checkField } from '@cadre/contract/check';
import type { Fields } from '@cadre/contract/fields';
import type { EnglishTexts } from '@cadre/contract/texts/texts';
import { useState } from 'react';
import { useTexts } from '../../platform/texts.ts';

type CheckCode = keyof EnglishTexts['checks'];
type Values<F extends Fields> = { [K in keyof F]: string };

/** Values, touch and complaints of a small form of texts; the rules are those of the call's declaration. */
export function usePlainForm<F extends Fields>(fields: F, labels: { [K in keyof F]: string }) {
  const t = useTexts();
  const names = Object.keys(fields) as (keyof F & string)[];
  const [values, setValues] = useState(() => emptied(names) as Values<F>);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [refused, setRefused] = useState<Record<string, string[]>>({});

  const complaintOf = (name: keyof F & string): string | undefined => {
    const complaint = checkField(fields[name] as Fields[string], values[name]);
    if (!complaint) return refused[name]?.[0];
    return t(`checks.${complaint.code as CheckCode}`, { ...complaint, label: labels[name] } as never);
  };
  const touch = (...some: string[]) => setTouched((before) => new Set([...before, ...some]));
  const setText = (name: keyof F & string, text: string) => {
    setValues((before) => ({ ...before, [name]: text }));
    setRefused(({ [name]: _answered, ...others }) => others);
  };

  return {
    values,
    setText,
    field: (name: keyof F & string) => ({
      label: labels[name],
      name,
      value: values[name],
      onText: (text: string) => setText(name, text),
      onBlur: () => touch(name),
      complaint: complaintOf(name),
      isTouched: touched.has(name),
    }),
    /** Shows every error and focuses the first one; true if there is none. */
    checkAll: (form: HTMLFormElement): boolean => {
      touch(...names);
      const first = names.find((name) => complaintOf(name) !== undefined);
      if (first) (form.elements.namedItem(first) as HTMLElement | null)?.focus();
      return first === undefined;
    },
    /** Server errors of single fields are shown under them until they change. */
    refuse: (complaints: Record<string, string[]>) => {
      setRefused(complaints);
      touch(...Object.keys(complaints));
    },
    clear: (...some: (keyof F & string)[]) => {
      setValues((before) => ({ ...before, ...emptied(some) }));
      setTouched((before) => new Set([...before].filter((name) => !some.includes(name))));
    },
  };
}

const emptied = (names: string[]): Record<string, string> => Object.fromEntries(names.map((name) => [name, '']));
