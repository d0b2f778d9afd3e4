import { type RefObject, useEffect, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Card, Picture } from './org-chart-layout.ts';
import type { Line } from './org-chart-lines.ts';
import { isNearby, type View } from './org-chart-view.ts';
import { useFrame } from './use-frame.ts';

/** Up to this number of cards, all are drawn. */
const fewCards = 120;
/** Px around the window, so that a card is there before it is pulled into sight. */
const margin = 240;

/** The drawn part of the picture: the cards in or near the window, and always the chosen card. On paper, all of it. */
export function useShownPart(stage: RefObject<HTMLElement | null>, picture: Picture, view: View | undefined, chosen: string | undefined) {
  const frame = useFrame(stage);
  const isPrinting = useIsPrinting();
  return useMemo((): { cards: Card[]; lines: Line[] } => {
    if (!view || isPrinting || picture.cards.length <= fewCards) return picture;
    return {
      cards: picture.cards.filter((card) => card.key === chosen || isNearby(card, view, frame, margin)),
      lines: picture.lines.filter((line) => isNearby(boxOf(line), view, frame, margin)),
    };
  }, [picture, view, frame, isPrinting, chosen]);
}

const boxOf = ({ x1, y1, x2, y2 }: Line) => ({ x: Math.min(x1, x2), y: y1, width: Math.abs(x2 - x1), height: y2 - y1 });

/** The browser prints the page as it is right after `beforeprint`, so the change must be rendered synchronously. */
function useIsPrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const begin = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);
  return isPrinting;
}
