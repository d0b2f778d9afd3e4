import { type AnswerOf, call, whole } from '../call.ts';
import { choice, group, integer, list, moment, required, selfOrId, text } from '../fields.ts';
import type { Resource } from '../resource.ts';
import { resources } from '../resources/index.ts';
import { type RecordEvents, recordKinds } from '../timeline-events.ts';

const tag = 'employees';

const declared = new Set(Object.values<Resource>(resources).flatMap(({ record: { timeline } }) => (timeline ? [timeline.kind] : [])));

type TimelineKind = keyof TimelineEvents;

/** Of the kinds of records only those that a resource declares. */
export const timelineKinds: readonly TimelineKind[] = [
  'employment',
  ...recordKinds.filter((kind) => declared.has(kind)),
  'profile',
  'sign_in',
  'viewed',
];

/** The events of each kind; their sentence is `texts.people.timeline[kind_event]`. */
export type TimelineEvents = RecordEvents & {
  employment: 'hired' | 'left' | 'changed';
  profile: 'created' | 'changed' | 'deleted' | 'exported';
  sign_in: 'login' | 'login_failed';
  viewed: 'personal' | 'pay' | 'health';
};

/** Newest first; `next_before` of one page opens the next. */
export const employeeTimeline = call({
  method: 'GET',
  path: '/employees/:id/timeline',
  params: { id: selfOrId },
  access: 'employees.view',
  tag,
  summary: 'List the events of an employee, newest first',
  query: { before: text({ max: 80 }), kind: choice({ options: timelineKinds }) },
  answer: whole({
    data: list({
      /** Names the entry within the timeline. */
      key: text(required),
      at: moment(required),
      kind: choice({ options: timelineKinds, required: true }),
      event: text(required),
      /** The subject of the entry: a title, a number, a summary. */
      title: text(),
      actor_name: text(),
      /** Names of the changed fields, to be shown as their labels. */
      fields: list(text()),
      link: text(),
      /** A deletion that the reader can undo: the body for `POST /restore`. */
      restore: group({ model: text(required), id: integer(required) }),
    }),
    meta: group({ next_before: text() }, required),
  }),
});

type EntryResponse = AnswerOf<typeof employeeTimeline>['data'][number];
export type TimelineEntry = {
  [K in TimelineKind]: Omit<EntryResponse, 'kind' | 'event'> & { kind: K; event: TimelineEvents[K] };
}[TimelineKind];
