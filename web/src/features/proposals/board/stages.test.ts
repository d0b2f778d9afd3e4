import { expect, test } from 'vitest';
import type { Row } from '../../../fields/kind.ts';
import { moveTo, sumsOf } from './stages.ts';

const card = (more: object): Row => ({ id: 1, version: 1, status: 'draft', currency: 'EUR', net_amount: 10.1, ...more }) as Row;

test('a card goes where its reader may bring it, and nowhere else', () => {
  const mine = card({ can: { send: true, submit: true } });
  expect(moveTo(mine, 'sent')).toBe('send');
  expect(moveTo(mine, 'internal_review')).toBe('submit');
  expect(moveTo(mine, 'accepted')).toBeUndefined();
  expect(moveTo(mine, 'draft')).toBeUndefined();
  expect(moveTo(card({ can: { send: false } }), 'sent')).toBeUndefined();
});

test('a stage adds up by currency, to the cent', () => {
  expect(sumsOf([card({}), card({ net_amount: 20.2 }), card({ currency: 'JPY', net_amount: 500 })])).toEqual([
    { currency: 'EUR', amount: 30.3 },
    { currency: 'JPY', amount: 500 },
  ]);
});
