import { expect, test } from 'vitest';
import { wholeRun } from '../../../testing/whole-run.ts';
import { testEngine } from '../databases/test-database.ts';
import { everyResource, fewOf, resourcesHere, traitsOf, usualResources } from './resources-here.ts';

test('the few cover every trait of a declaration, and all are tested where that is promised', () => {
  const few = fewOf(everyResource);
  const said = (of: typeof few) => [...new Set(of.flatMap(([, resource]) => [...traitsOf(resource)]))].sort();
  expect(said(few)).toEqual(said(everyResource));
  expect(few.length).toBeLessThan(everyResource.length / 2);
  expect(resourcesHere).toEqual(testEngine === 'postgres' || wholeRun ? usualResources : few);
});
