import { type RequestKind, requestKinds } from './request-kinds.ts';
import type { Request } from './resource.ts';
import { requests } from './resources/requests.ts';

export type AbsenceKind = {
  [K in RequestKind]: (typeof requests)[K]['life']['request'] extends { absence: object } ? K : never;
}[RequestKind];

const isAbsence = (kind: RequestKind): kind is AbsenceKind => (requests[kind].life.request as Request).absence !== undefined;

/** The kinds of requests during which their owner is away. */
export const absenceKinds = requestKinds.filter(isAbsence);
