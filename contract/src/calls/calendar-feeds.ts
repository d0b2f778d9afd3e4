import { call, type DataOf } from '../call.ts';
import { choice, integer, list, moment, required, text } from '../fields.ts';

const tag = 'calendar-feeds';
export const feedKinds = ['own', 'team', 'holidays'] as const;
const kind = choice({ options: feedKinds, required: true });

export const calendarFeeds = call({
  method: 'GET',
  path: '/calendar-feeds',
  access: 'signed_in',
  tag,
  summary: 'List your calendar feeds, without their addresses',
  answer: list({ id: integer(required), kind, created_at: moment(required), last_read_at: moment() }),
});
export type CalendarFeed = NonNullable<DataOf<typeof calendarFeeds>>[number];

/** The address is returned only once. A previous address of the same kind stops working. */
export const makeFeed = call({
  method: 'POST',
  path: '/calendar-feeds',
  access: 'signed_in',
  tag,
  summary: 'Create or replace the secret address of a calendar feed',
  repeats: true,
  body: { kind },
  answer: { id: integer(required), kind, address: text(required) },
  touches: [tag],
});

export const deleteFeed = call({
  method: 'DELETE',
  path: '/calendar-feeds/:id',
  access: 'signed_in',
  tag,
  summary: 'Delete the address of a calendar feed',
  touches: [tag],
});

/** Read by calendar programs. The secret address is the only credential; the feed contains no reasons. */
export const readFeed = call({
  method: 'GET',
  path: '/calendar/:token',
  params: { token: text({ max: 200 }) },
  access: 'public',
  tag,
  summary: 'Get a calendar feed in iCalendar format, by its secret address',
  file: ['text/calendar'],
});
