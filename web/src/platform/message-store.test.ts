import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clearAfter, clearMessages, pauseMessage, readMessages, resumeMessage, showMessage } from './message-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  clearMessages();
  vi.useRealTimers();
});

const shown = (): string[] => readMessages().shown.map(({ text }) => text);

test('a message clears itself after five seconds and stays in the archive', () => {
  showMessage('info', 'Saved');
  vi.advanceTimersByTime(4_999);
  expect(shown()).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([]);
  expect(readMessages().archive[0]).toMatchObject({ kind: 'info', text: 'Saved' });
});

test('an error clears itself in the same way', () => {
  showMessage('error', 'Not saved');
  vi.advanceTimersByTime(clearAfter);
  expect(shown()).toEqual([]);
});

test('a message that is being read stays', () => {
  showMessage('info', 'Long story');
  const [message] = readMessages().shown;
  pauseMessage(message!.id);
  vi.advanceTimersByTime(60_000);
  expect(shown()).toEqual(['Long story']);
  resumeMessage(message!.id);
  vi.advanceTimersByTime(clearAfter);
  expect(shown()).toEqual([]);
});

test('a repeated message is shown once, and its five seconds restart', () => {
  showMessage('error', 'No connection');
  vi.advanceTimersByTime(3_000);
  showMessage('error', 'No connection');
  vi.advanceTimersByTime(3_000);
  expect(shown()).toEqual(['No connection']);
});

test('at most three messages are shown at a time, and fifty are archived', () => {
  for (let number = 1; number <= 60; number++) showMessage('info', `Message ${number}`);
  expect(shown()).toEqual(['Message 58', 'Message 59', 'Message 60']);
  expect(readMessages().archive).toHaveLength(50);
});
