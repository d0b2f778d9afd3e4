import type { KeyboardEvent } from 'react';

/** Arrow keys go from one row that can take the focus to the next: `<Rows onKeyDown={stepBetween}>` */
export function stepBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('a, [tabindex="0"]')];
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
