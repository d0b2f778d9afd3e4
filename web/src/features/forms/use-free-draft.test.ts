import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { useFreeDraft } from './use-free-draft.ts';

/** A minimal fake of the browser's lock manager: one holder per name. */
const held = new Set<string>();
const locks = {
  async request(name: string, _options: object, work: (lock: object | null) => unknown) {
    await Promise.resolve();
    if (held.has(name)) return work(null);
    held.add(name);
    await work({ name });
    held.delete(name);
    return undefined;
  },
};

const give = (value: unknown) => Object.defineProperty(navigator, 'locks', { value, configurable: true });

beforeEach(() => void give(locks));
afterEach(() => {
  Reflect.deleteProperty(navigator, 'locks');
  held.clear();
});

test('two tabs write two drafts, and a draft that is left is free again', async () => {
  const [one, other] = [renderHook(() => useFreeDraft('1.contract.new', 1)), renderHook(() => useFreeDraft('1.contract.new', 1))];
  await waitFor(() => expect([one.result.current, other.result.current]).toEqual([1, 2]));
  const elsewhere = renderHook(() => useFreeDraft('1.job_offer.new', 1));
  await waitFor(() => expect(elsewhere.result.current).toBe(1));
  one.unmount();
  await act(async () => undefined);
  const next = renderHook(() => useFreeDraft('1.contract.new', 1));
  await waitFor(() => expect(next.result.current).toBe(1));
});

test('one that was left open is found again by its number', async () => {
  const { result } = renderHook(() => useFreeDraft('1.contract.new', 2));
  await waitFor(() => expect(result.current).toBe(2));
});

test('a browser without locks has one draft', () => {
  give(undefined);
  expect(renderHook(() => useFreeDraft('1.contract.new', 1)).result.current).toBe(1);
});
