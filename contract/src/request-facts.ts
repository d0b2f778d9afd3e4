import type { RequestKind } from './request-kinds.ts';
import type { Request } from './resource.ts';
import { requests } from './resources/requests.ts';

type FactsOf<K extends RequestKind> = (typeof requests)[K]['life']['request'] extends { facts: readonly (infer Fact)[] } ? Fact : never;
type RequestFact = { [K in RequestKind]: FactsOf<K> }[RequestKind];

/** The conditions of a level: all facts that a kind of request declares. */
export const requestFacts = [
  ...new Set(Object.values(requests).flatMap(({ life: { request } }) => (request as Request).facts ?? [])),
] as RequestFact[];
