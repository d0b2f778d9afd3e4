import type { KeyboardEvent, RefObject } from 'react';

/** Arrow keys move through the cards: left and right within a row, up and down between rows. */
export function useCardKeys(list: RefObject<HTMLElement | null>) {
  return (event: KeyboardEvent): void => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const at = cards.indexOf(event.target as HTMLElement);
    if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const columns = columnsOf(cards);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, ArrowDown: at + columns, ArrowUp: at - columns, Home: 0, End: cards.length - 1 }[
      event.key
    ];
    if (to === undefined) return;
    event.preventDefault();
    cards[to]?.focus();
  };
}

/** As many as begin at the height of the first. */
function columnsOf(cards: readonly HTMLElement[]): number {
  const tops = cards.map((card) => card.closest('li')?.offsetTop ?? 0);
  const next = tops.findIndex((top) => top !== tops[0]);
  return next < 0 ? cards.length : next;
}
