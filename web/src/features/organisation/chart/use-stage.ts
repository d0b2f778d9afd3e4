import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Direction, drawPicture, type Picture } from './org-chart-layout.ts';
import { centreOn, firstView, fitIn, isInSight, moveBy, type View, zoomAt } from './org-chart-view.ts';
import { frameOf } from './use-frame.ts';
import type { OrgChart } from './use-org-chart.ts';
import { usePanZoom } from './use-pan-zoom.ts';

/** The picture and its transform in the window. */
export function useStage(stage: RefObject<HTMLDivElement | null>, { rows, params }: OrgChart, direction: Direction) {
  const picture = useMemo(() => drawPicture(rows, direction), [rows, direction]);
  const [view, setView] = useState<View>();
  const [focus, setFocus] = useState<{ key: string }>();
  const change = useCallback((to: (view: View) => View) => setView((before) => before && to(before)), []);
  const { isHeld, handlers } = usePanZoom(stage, change);
  const shown = useRef<{ picture: Picture; direction: Direction }>(undefined);

  useLayoutEffect(() => {
    const frame = frameOf(stage.current);
    const before = shown.current;
    shown.current = { picture, direction };
    if (before?.direction !== direction) return setView(firstView(picture, frame, direction));
    if (before.picture !== picture) change((now) => holdStill(now, before.picture, picture));
  }, [stage, picture, direction, change]);

  useLayoutEffect(() => {
    const frame = frameOf(stage.current);
    const drawn = shown.current;
    if (!params || !drawn) return;
    const wished = drawn.picture.cards.find(({ key }) => key === params.key);
    if (wished) change((now) => centreOn(wished, frame, Math.max(now.scale, 0.8)));
    else setView(firstView(drawn.picture, frame, drawn.direction));
  }, [stage, params, change]);

  // A card outside of the window is not drawn; it can take the focus once it is.
  useEffect(() => {
    if (focus) stage.current?.querySelector<HTMLElement>(`[data-node="${focus.key}"]`)?.focus({ preventScroll: true });
  }, [stage, focus]);

  return {
    picture,
    view,
    isHeld,
    handlers,
    fit: () => setView(fitIn(picture, frameOf(stage.current))),
    zoom: (factor: number) => {
      const { width, height } = frameOf(stage.current);
      change((now) => zoomAt(now, factor, { x: width / 2, y: height / 2 }));
    },
    /** Moves the focus to a card, and the picture only if the card is outside the window. */
    reveal: (wanted: string) => {
      const card = picture.cards.find(({ key }) => key === wanted);
      const frame = frameOf(stage.current);
      if (card) change((now) => (isInSight(card, now, frame) ? now : centreOn(card, frame, now.scale)));
      setFocus({ key: wanted });
    },
  };
}

/** Opening and closing moves the cards; the one that was opened or closed keeps its place on the screen. */
function holdStill(view: View, before: Picture, after: Picture): View {
  const places = new Map(before.cards.map((card) => [card.key, card]));
  const pairs = after.cards.flatMap((now) => {
    const then = places.get(now.key);
    return then ? [{ then, now }] : [];
  });
  const pair = pairs.find(({ then, now }) => then.row.isOpen !== now.row.isOpen) ?? pairs[0];
  return pair ? moveBy(view, (pair.then.x - pair.now.x) * view.scale, (pair.then.y - pair.now.y) * view.scale) : view;
}
