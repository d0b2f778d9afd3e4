import type { Request } from './resource.ts';
import { requests } from './resources/requests.ts';

export type RequestKind = keyof typeof requests;

/** The kinds of requests that approval chains decide on. */
export const requestKinds = Object.keys(requests) as RequestKind[];

type FactsOf<K extends RequestKind> = (typeof requests)[K]['life']['request'] extends { facts: readonly (infer Fact)[] } ? Fact : never;
type RequestFact = { [K in RequestKind]: FactsOf<K> }[RequestKind];

/** The conditions of a level: all facts that a kind of request declares. */
export const requestFacts = [
  ...new Set(Object.values(requests).flatMap(({ life: { request } }) => (request as Request).facts ?? [])),
] as RequestFact[];
