import { afterEach, expect, test } from 'vitest';
import { applyAppearance } from './appearance.ts';

// The medium of the test browser can be set.
const { device } = (window as unknown as { happyDOM: { settings: { device: { mediaType: string } } } }).happyDOM.settings;
const dark = { theme: 'dark', density: 'middle', reduce_motion: false } as const;

afterEach(() => {
  device.mediaType = 'screen';
});

test('who likes it dark reads it dark, and prints it on white paper', () => {
  applyAppearance(dark);
  expect(document.documentElement.dataset.theme).toBe('dark');

  device.mediaType = 'print';
  applyAppearance(dark);
  expect(document.documentElement.dataset.theme).toBe('light');
});
