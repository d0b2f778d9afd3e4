import { dashboardCards } from '@cadre/contract/dashboard-cards';
import { dashboardLayouts } from '@cadre/contract/dashboard-layouts';
import { expect, test } from 'vitest';
import { layoutFor, movedCard, placedCards } from './place-cards.ts';

const all = () => true;
const names = (cards: readonly { card: string }[]) => cards.map(({ card }) => card);

test('a user without a saved arrangement gets the default order of the cards open to them', () => {
  expect(names(placedCards(null, all))).toEqual(dashboardCards);
  expect(names(placedCards(null, (card) => card === 'payslips' || card === 'absence'))).toEqual(['absence', 'payslips']);
});

test('a saved arrangement stays, and a new card is placed after its usual neighbor', () => {
  const saved = [
    { card: 'company', isShown: false },
    { card: 'projects', isShown: true },
  ] as const;
  const placed = placedCards(saved, all);
  expect(placed.find(({ card }) => card === 'company')?.isShown).toBe(false);
  expect(names(placed).indexOf('company')).toBeLessThan(names(placed).indexOf('projects'));
  expect(names(placed)[names(placed).indexOf('projects') + 1]).toBe('my_projects');
  expect(names(placed).toSorted()).toEqual(dashboardCards.toSorted());
});

const reader = (rights: Record<string, string>) => ({ scope: (right: string) => rights[right] });
const specified = ['absence', 'check_ins', 'projects', 'pending_approvals', 'not_submitted', 'departments', 'payslips'];

test.each([
  ['an administrator has the seven cards', { 'setup.update': 'all', 'attendances.view': 'all' }, specified],
  ['payroll starts with its run', { 'payrolls.calculate': 'all', 'setup.update': 'all' }, ['pay_run']],
  ['HR sees who joins and leaves', { 'employees.create': 'all', 'attendances.view': 'all' }, ['joiners_leavers', 'expiring_documents']],
  ['a manager sees their team', { 'attendances.view': 'department', 'projects.update': 'own' }, ['team_people', 'needs_you', 'away']],
  [
    'a project manager sees their projects, weeks to review and unbilled time',
    { 'attendances.view': 'own', 'projects.update': 'own', 'dashboard.view': 'own' },
    ['my_projects', 'week_reviews', 'unbilled', 'projects'],
  ],
  ['everyone else has the cards they may see', { 'dashboard.view': 'all' }, ['team_today', 'needs_you', 'absence']],
])('%s', (_name, rights, expected) => {
  expect(layoutFor(reader(rights))).toEqual(expect.arrayContaining(expected));
});

test('without any of these rights no layout is declared', () => {
  expect(layoutFor(reader({ 'attendances.view': 'own' }))).toBeUndefined();
});

test.each(dashboardLayouts.map(({ right, cards }) => [right, cards] as const))(
  'the layout of %s has at most two rows of counts',
  (_right, cards) => {
    const wide = cards.filter((card) => card === 'team_today' || card === 'company').length;
    const halves = cards.filter((card) => card === 'pending_approvals' || card === 'not_submitted').length;
    expect(wide + Math.ceil(halves / 2)).toBeLessThanOrEqual(2);
  },
);

test('a layout shows its cards in its order; the others follow hidden, unless the user has chosen them', () => {
  const layout = ['projects', 'absence'] as const;
  const placed = placedCards(null, all, layout);
  expect(placed.filter(({ isShown }) => isShown).map(({ card }) => card)).toEqual(['projects', 'absence']);
  expect(names(placed).toSorted()).toEqual(dashboardCards.toSorted());
  const chosen = placedCards([{ card: 'company', isShown: true }], all, layout);
  expect(chosen.find(({ card }) => card === 'company')?.isShown).toBe(true);
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
