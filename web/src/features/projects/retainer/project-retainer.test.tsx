import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meWith, showPage } from '../../../crud/testing/show-page.tsx';
import { standInServer } from '../../../crud/testing/stand-in-server.ts';
import { ProjectRetainer } from './project-retainer.tsx';

/** 20 hours, of which 15 are used. */
const november = { month: '2026-11-01', agreed: 1200, carried_in: 0, spent: 900, left: 300, overage: 0, lapsed: 0 };
/** A month with overage. */
const october = { ...november, month: '2026-10-01', spent: 1320, left: 0, overage: 120 };

type Month = typeof november & { fee?: number | null; overage_amount?: number | null };

/** Opens a retainer with these months, and returns the texts on the card of the latest one. */
async function openRetainer(...periods: Month[]) {
  standInServer({
    'GET /users/me': meWith('projects.view', 'projects.view_money'),
    'GET /projects/7/overview': () => ({ body: { data: { periods, currency: 'EUR' } } }),
  });
  showPage(<ProjectRetainer project={{ id: 7, name: 'Support', currency: 'EUR' }} />);
  const card = await screen.findByRole('region', { name: /left in November 2026$/ });
  return {
    title: within(card).getByRole('heading').textContent,
    warning: within(card).queryByRole('status')?.textContent,
    numbers: Object.fromEntries(
      within(card)
        .getAllByRole('term')
        .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    ),
  };
}

test.each<[string, Partial<Month>, Awaited<ReturnType<typeof openRetainer>>]>([
  [
    'shows the remaining hours, without a warning while there are enough',
    {},
    { title: '5:00 left in November 2026', warning: undefined, numbers: { Included: '20:00', Used: '15:00' } },
  ],
  [
    'warns from 80 percent used, in whole percent rounded down',
    { spent: 1199, left: 1 },
    {
      title: '0:01 left in November 2026',
      warning: '99% of the hours for November 2026 spent',
      numbers: { Included: '20:00', Used: '19:59' },
    },
  ],
  [
    'warns when nothing is left',
    { spent: 1200, left: 0 },
    { title: '0:00 left in November 2026', warning: 'No hours left for November 2026', numbers: { Included: '20:00', Used: '20:00' } },
  ],
  [
    'warns of overage',
    { spent: 1290, left: 0, overage: 90 },
    {
      title: '0:00 left in November 2026',
      warning: 'No hours left for November 2026, with 1:30 of overage',
      numbers: { Included: '20:00', Used: '21:30', Overage: '1:30' },
    },
  ],
  [
    'counts what earlier months left to it before it warns',
    { carried_in: 600, spent: 1290, left: 510 },
    {
      title: '8:30 left in November 2026',
      warning: undefined,
      numbers: { Included: '20:00', 'Carried over': '10:00', Used: '21:30' },
    },
  ],
  [
    'writes short hours like the long ones beside them',
    { agreed: 19_800, carried_in: 1230, spent: 11_370, left: 9660 },
    {
      title: '161\u00a0h left in November 2026',
      warning: undefined,
      numbers: { Included: '330\u00a0h', 'Carried over': '20.5\u00a0h', Used: '189.5\u00a0h' },
    },
  ],
  [
    'that includes nothing and is not used needs no warning',
    { agreed: 0, spent: 0, left: 0 },
    { title: '0:00 left in November 2026', warning: undefined, numbers: { Included: '0:00', Used: '0:00' } },
  ],
])('the latest month of a retainer %s', async (_what, month, says) => {
  expect(await openRetainer({ ...november, ...month }, october)).toEqual(says);
});

/** The cells of each month by their column heads, without empty cells. */
const readMonths = () => {
  const table = within(screen.getByRole('table', { name: 'Retainer by month' }));
  const [heads = [], ...months] = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));
  return months.map((cells) => Object.fromEntries(heads.flatMap((head, at) => (cells[at] ? [[head, cells[at]]] : []))));
};

test('months show their fee and the billed overage', async () => {
  await openRetainer({ ...november, fee: 2000, overage_amount: 0 }, { ...october, fee: 2000, overage_amount: 250 });
  expect(readMonths()).toEqual([
    { Month: 'November 2026', Included: '20:00', Used: '15:00', Left: '5:00', Fee: '€2,000.00' },
    {
      ...{ Month: 'October 2026', Included: '20:00', Used: '22:00', Left: '0:00' },
      ...{ Overage: '2:00', Fee: '€2,000.00', 'Overage amount': '€250.00' },
    },
  ]);
});

test.each([
  ['without a fee', { fee: null, overage_amount: null }],
  ['whose fee its reader may not see', {}],
])('months of a retainer %s show only their hours', async (_why, fee) => {
  await openRetainer({ ...november, ...fee }, { ...october, ...fee });
  expect(readMonths()).toEqual([
    { Month: 'November 2026', Included: '20:00', Used: '15:00', Left: '5:00' },
    { Month: 'October 2026', Included: '20:00', Used: '22:00', Left: '0:00', Overage: '2:00' },
  ]);
});
