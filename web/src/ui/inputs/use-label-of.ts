import { type RefObject, useLayoutEffect, useState } from 'react';

/** The id of an input's label. An open list hides the rest of the page from readers; only a label named by its id still counts. */
export function useLabelOf(input: RefObject<HTMLInputElement | null>): string | undefined {
  const [labelId, setLabelId] = useState<string>();
  useLayoutEffect(() => {
    const label = input.current?.labels?.[0];
    if (!label) return;
    label.id ||= `${input.current?.id}-label`;
    setLabelId(label.id);
  }, [input]);
  return labelId;
}
