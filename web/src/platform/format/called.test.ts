import { expect, test } from 'vitest';
import { calledIn } from './called.ts';

const miwa = { firstname: '美和', lastname: '小宮山', name: '小宮山 美和' };

test.each([
  ['ja', miwa, '小宮山'],
  ['en', miwa, '美和'],
  ['ja', { firstname: 'Administrator', lastname: '', name: 'Administrator' }, 'Administrator'],
  ['en', { firstname: '', lastname: '', name: 'cadre' }, 'cadre'],
])('in %s %j is called %s', (language, user, expected) => expect(calledIn(language, user)).toBe(expected));
