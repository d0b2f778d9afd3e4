import { type RefObject, useEffect, useRef } from 'react';

/** The step before took the focus along when it went; the new one takes it over. */
export function useStepFocus<E extends HTMLElement>(): RefObject<E | null> {
  const step = useRef<E>(null);
  useEffect(() => step.current?.focus(), []);
  return step;
}
