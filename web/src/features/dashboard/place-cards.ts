import type { PlacedCard } from '@cadre/contract/calls/preferences';
import { type DashboardCard, dashboardCards } from '@cadre/contract/dashboard-cards';

/** The cards that are open to a reader, as they arranged them; what they never placed stands where it usually does. */
export function placedCards(saved: readonly PlacedCard[] | null, isOpen: (card: DashboardCard) => boolean): PlacedCard[] {
  const placed = [...(saved ?? [])];
  for (const [place, card] of dashboardCards.entries()) {
    if (placed.some((one) => one.card === card)) continue;
    const before = placed.findIndex((one) => one.card === dashboardCards[place - 1]);
    placed.splice(before + 1, 0, { card, isShown: true });
  }
  return placed.filter(({ card }) => isOpen(card));
}

/** One card at another place; those between move up or down by one. */
export function movedCard(cards: readonly PlacedCard[], from: number, to: number): PlacedCard[] {
  const others = cards.toSpliced(from, 1);
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, cards[from] as PlacedCard);
}
