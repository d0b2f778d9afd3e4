/**
 * The kinds of records in an employee's timeline. `request` is for every kind of request without sentences of its own: their title begins
 * with its noun.
 */
export const recordKinds = ['document', 'form', 'change_request', 'travel', 'request'] as const;
export type RecordKind = (typeof recordKinds)[number];

/** The events of each kind; their sentence is `texts.people.timeline[kind_event]`. */
export type RecordEvents = {
  document: 'requested' | 'added' | 'accepted' | 'rejected' | 'expired';
  form: 'issued' | 'accepted' | 'declined' | 'withdrawn';
  change_request: 'asked' | 'approved' | 'rejected' | 'withdrawn';
  travel: 'requested' | 'approved' | 'rejected' | 'cancelled' | 'completed';
  request: 'requested' | 'approved' | 'rejected' | 'cancelled' | 'withdrawn';
};

/** What a record adds to the timeline of its owner; nothing while it is private. */
export type Timeline<Name extends string = string> = {
  [K in RecordKind]: {
    kind: K;
    /** The field that names the record. */
    title: Name;
    /** The tab of the employee's data that its entries open; by default its own page. */
    tab?: 'documents' | 'changes';
    /** Of several events at the same moment, the first that applies is shown. */
    events: readonly TimelineEvent<RecordEvents[K], Name>[];
  };
}[RecordKind];

export type TimelineEvent<Event extends string = string, Name extends string = string> = {
  event: Event;
  /** A moment; a date is its end. Records without it have no such event. */
  at: Name;
  /** Only in these states. */
  in?: readonly string[];
  /** Only if this field is not empty. */
  with?: Name;
  /** The user who caused it. */
  by?: Name;
};
