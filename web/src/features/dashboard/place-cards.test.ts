import { dashboardCards } from '@cadre/contract/dashboard-cards';
import { expect, test } from 'vitest';
import { movedCard, placedCards } from './place-cards.ts';

const all = () => true;
const names = (cards: readonly { card: string }[]) => cards.map(({ card }) => card);

test('who arranged nothing has the usual order, of what is open to them', () => {
  expect(names(placedCards(null, all))).toEqual(dashboardCards);
  expect(names(placedCards(null, (card) => card === 'payslips' || card === 'absence'))).toEqual(['absence', 'payslips']);
});

test('what was arranged stays, and a card that is new stands behind its usual neighbour', () => {
  const saved = [
    { card: 'company', isShown: false },
    { card: 'projects', isShown: true },
  ] as const;
  const placed = placedCards(saved, all);
  expect(placed.find(({ card }) => card === 'company')?.isShown).toBe(false);
  expect(names(placed).indexOf('company')).toBeLessThan(names(placed).indexOf('projects'));
  expect(names(placed)[names(placed).indexOf('projects') + 1]).toBe('payslips');
  expect(names(placed).toSorted()).toEqual(dashboardCards.toSorted());
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -1, 'bac'],
])('from %i to %i: %s', (from, to, expected) => {
  const cards = [...'abc'].map((card) => ({ card, isShown: true })) as never;
  expect(names(movedCard(cards, from, to)).join('')).toBe(expected);
});
