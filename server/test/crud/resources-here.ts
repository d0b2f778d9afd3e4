import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { wholeRun } from '../../../testing/whole-run.ts';
import { testEngine } from '../databases/test-database.ts';

type Named = [name: ResourceName, resource: Resource];
export const everyResource = Object.entries(resources) as Named[];

/** The traits of a resource: the options of its declaration and the kinds of its fields. */
export function traitsOf(resource: Resource): Set<string> {
  const groups = [resource.list, resource.form, resource.record, resource.access, resource.life];
  const options = [resource, ...groups].flatMap((group) => Object.keys(group));
  return new Set([...options, ...Object.values<Field>(resource.fields).map(({ kind }) => kind)]);
}

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

/** For tests that depend on the kinds of fields alone. */
export const fewResources = wholeRun ? everyResource : fewOf(everyResource);

/** Every resource, except where `npm run mutate` repeats these tests for each change. */
export const usualResources = process.env.CADRE_TEST_FEW === '1' ? fewResources : everyResource;

/** All of them on PostgreSQL. Another engine can differ by the traits of a declaration, not by the number of resources that have them. */
export const resourcesHere = testEngine === 'postgres' ? usualResources : fewResources;

/**
 * All of them on PostgreSQL. Elsewhere only the first, because the outcome of these tests depends on the program alone: refusals and
 * allowed moves.
 */
export const alikeHere = <T>(all: readonly T[]): readonly T[] => (testEngine === 'postgres' || wholeRun ? all : all.slice(0, 1));
