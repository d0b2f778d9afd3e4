import { expect, test } from 'vitest';
import { hoursBetween } from './hours-between.ts';

const november = new Date('2026-11-15T20:30:00Z');
const july = new Date('2026-07-15T12:00:00Z');

test.each([
  ['the same zone', 'Europe/Madrid', 'Europe/Madrid', november, 0],
  ['eastwards, over midnight', 'Europe/Madrid', 'Asia/Tokyo', november, 8],
  ['westwards', 'Asia/Tokyo', 'Europe/Madrid', november, -8],
  ['one side in summer time', 'Europe/Madrid', 'Asia/Tokyo', july, 7],
  ['half an hour', 'UTC', 'Asia/Kolkata', november, 5.5],
])('%s', (_story, from, to, at, hours) => expect(hoursBetween(from, to, at)).toBe(hours));
