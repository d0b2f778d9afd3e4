import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStepProgress } from './use-step-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

test('the bar gains ten percent every 30 ms and waits at ninety', () => {
  const bar = renderHook(() => useStepProgress(true));
  const seen = [bar.result.current];
  for (let step = 0; step < 11; step++) {
    wait(30);
    seen.push(bar.result.current);
  }
  expect(seen).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 90, 90]);
});

test('the bar completes when the route has settled, then leaves', () => {
  const bar = renderHook(({ isBusy }) => useStepProgress(isBusy), { initialProps: { isBusy: true } });
  wait(60);
  bar.rerender({ isBusy: false });
  expect(bar.result.current).toBe(100);
  wait(200);
  expect(bar.result.current).toBeUndefined();
});

test('the bar is hidden before the first route change', () => {
  expect(renderHook(() => useStepProgress(false)).result.current).toBeUndefined();
});
