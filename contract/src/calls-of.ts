import type { Resource } from './resource.ts';
import { type ResourceCalls, resourceCalls } from './resource-calls.ts';
import type { View } from './view.ts';
import { viewCalls } from './view-calls.ts';

type CallsOf<R extends Resource> = R extends View ? ReturnType<typeof viewCalls> : ResourceCalls<R>;

const made = new WeakMap<Resource, unknown>();

/** The calls of a declaration, built once: `callsOf(employees).list`. For lists, a view is a resource. */
export function callsOf<const R extends Resource>(resource: R): CallsOf<R> {
  if (!made.has(resource)) made.set(resource, isView(resource) ? viewCalls(resource) : resourceCalls(resource));
  return made.get(resource) as CallsOf<R>;
}

const isView = (resource: Resource): resource is View => 'rowsOf' in resource;
