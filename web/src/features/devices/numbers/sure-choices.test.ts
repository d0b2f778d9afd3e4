import type { DevicePin } from '@cadre/contract/calls/device-numbers';
import { expect, test } from 'vitest';
import { sureChoices } from './sure-choices.ts';

const pinOf = (pin: string, ...suggestions: [id: number, name: string, score: number][]): DevicePin => ({
  pin,
  name_on_device: null,
  employee: null,
  matched_by: null,
  doubted: false,
  from_date: null,
  to_date: null,
  waiting: 1,
  last_punch_at: null,
  suggestions: suggestions.map(([id, name, score]) => ({ id, name, pic: null, score })),
});
const lena = { id: 1, name: 'Lena Hart', pic: null };
const omar = { id: 2, name: 'Omar Reyes', pic: null };

test('a clear suggestion is taken, a vague one is left to people', () => {
  const pins = [pinOf('7', [1, 'Lena Hart', 0.95], [2, 'Omar Reyes', 0.5]), pinOf('8', [2, 'Omar Reyes', 0.6])];
  expect(sureChoices(pins, {})).toEqual({ 7: lena });
});

test('two people who are equally alike are not guessed between', () => {
  expect(sureChoices([pinOf('7', [1, 'Lena Hart', 0.9], [2, 'Lena Hartz', 0.9])], {})).toEqual({});
});

test('one person is not given two numbers by guessing', () => {
  const pins = [pinOf('7', [1, 'Lena Hart', 1]), pinOf('8', [1, 'Lena Hart', 0.9]), pinOf('9', [2, 'Omar Reyes', 0.9])];
  expect(sureChoices(pins, {})).toEqual({ 9: omar });
});

test('chosen employees stay, and are not suggested for another number', () => {
  const pins = [pinOf('7', [1, 'Lena Hart', 1]), pinOf('8', [1, 'Lena Hart', 1])];
  expect(sureChoices(pins, { 7: omar, 9: lena })).toEqual({});
  expect(sureChoices(pins, { 7: lena })).toEqual({});
});

test('a matched number gets no suggestion', () => {
  expect(sureChoices([{ ...pinOf('7', [1, 'Lena Hart', 1]), employee: omar }], {})).toEqual({});
});
