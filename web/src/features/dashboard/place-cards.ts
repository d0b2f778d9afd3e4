import type { PlacedCard } from '@cadre/contract/calls/preferences';
import { type DashboardCard, dashboardCards } from '@cadre/contract/dashboard-cards';
import { dashboardLayouts } from '@cadre/contract/dashboard-layouts';

/**
 * The cards open to the user, in their saved arrangement. Cards they never placed follow their usual neighbor; if a layout is declared for
 * them, only its cards are shown until they choose others.
 */
export function placedCards(
  saved: readonly PlacedCard[] | null,
  isOpen: (card: DashboardCard) => boolean,
  layout?: readonly DashboardCard[],
): PlacedCard[] {
  const usual = layout ? [...layout, ...dashboardCards.filter((card) => !layout.includes(card))] : dashboardCards;
  const placed = [...(saved ?? [])];
  for (const [place, card] of usual.entries()) {
    if (placed.some((one) => one.card === card)) continue;
    const before = placed.findIndex((one) => one.card === usual[place - 1]);
    placed.splice(before + 1, 0, { card, isShown: layout?.includes(card) ?? true });
  }
  return placed.filter(({ card }) => isOpen(card));
}

type Scoped = { scope: (right: string) => string | undefined };

/** The layout of the first declared right that the user holds. */
export const layoutFor = ({ scope }: Scoped): readonly DashboardCard[] | undefined =>
  dashboardLayouts.find(({ right, scopes }) => {
    const held = scope(right);
    return held !== undefined && (scopes?.some((one) => one === held) ?? true);
  })?.cards;

/** One card at another place; those between move up or down by one. */
export function movedCard(cards: readonly PlacedCard[], from: number, to: number): PlacedCard[] {
  const others = cards.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, cards[from] as PlacedCard);
}
