import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { wholeRun } from '../../../testing/whole-run.ts';
import { testEngine } from '../databases/test-database.ts';

type Named = [name: ResourceName, resource: Resource];
export const everyResource = Object.entries(resources) as Named[];

/** What a resource can say: its words, and the kinds of its fields. */
export const traitsOf = (resource: Resource): Set<string> =>
  new Set([...Object.keys(resource), ...Object.values<Field>(resource.fields).map(({ kind }) => kind)]);

/** As few as have together every trait that any has. */
export function fewOf(all: readonly Named[]): Named[] {
  const missing = new Set(all.flatMap(([, resource]) => [...traitsOf(resource)]));
  const adds = ([, resource]: Named) => [...traitsOf(resource)].filter((trait) => missing.has(trait)).length;
  const few = new Set<Named>();
  while (missing.size > 0) {
    const next = all.reduce((best, one) => (adds(one) > adds(best) ? one : best));
    few.add(next);
    for (const trait of traitsOf(next[1])) missing.delete(trait);
  }
  return all.filter((one) => few.has(one));
}

/** Where what is proved lies in the kinds of fields alone. */
export const fewResources = wholeRun ? everyResource : fewOf(everyResource);

/** All of them on PostgreSQL. What another engine could do otherwise depends on what a declaration says, not on how often it is said. */
export const resourcesHere = testEngine === 'postgres' ? everyResource : fewResources;

/** All of them on PostgreSQL. Elsewhere one, where the program alone decides what is proved: what it refuses, and what it lets follow on what. */
export const alikeHere = <T>(all: readonly T[]): readonly T[] => (testEngine === 'postgres' || wholeRun ? all : all.slice(0, 1));
