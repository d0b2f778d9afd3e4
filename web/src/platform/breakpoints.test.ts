import { expect, test } from 'vitest';
import { breakpoints } from './breakpoints.ts';

test('the window has four steps', () => {
  expect(breakpoints).toEqual({ sm: 544, md: 768, lg: 992, xl: 1200 });
});
