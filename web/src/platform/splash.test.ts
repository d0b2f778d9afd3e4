import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The splash belongs to the whole page, so each test reloads the module. */
const freshSplash = async () => {
  vi.resetModules();
  return import('./splash.ts');
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div id="splash"></div>';
});
afterEach(() => void vi.useRealTimers());

const isGone = () => document.getElementById('splash') === null;

test('the splash leaves as soon as everything is loaded', async () => {
  const { holdSplash } = await freshSplash();
  const [texts, page] = [holdSplash(), holdSplash()];
  texts();
  vi.advanceTimersByTime(1_000);
  expect(isGone()).toBe(false);
  page();
  vi.advanceTimersByTime(200);
  expect(isGone()).toBe(true);
});

test('if no load is pending, the splash leaves after three seconds', async () => {
  const { guardSplash } = await freshSplash();
  guardSplash();
  vi.advanceTimersByTime(2_999);
  expect(document.getElementById('splash')?.hasAttribute('data-leaving')).toBe(false);
  vi.advanceTimersByTime(201);
  expect(isGone()).toBe(true);
});

test('something still loading after three seconds, it stays until that is done', async () => {
  const { guardSplash, holdSplash } = await freshSplash();
  const release = holdSplash();
  guardSplash();
  vi.advanceTimersByTime(60_000);
  expect(isGone()).toBe(false);
  release();
  vi.advanceTimersByTime(200);
  expect(isGone()).toBe(true);
});
