import { rightOf } from '@cadre/contract/rights';
import { type ViewName, views } from '@cadre/contract/views/index';
import type { Actor } from '../../platform/access/actor.ts';
import type { Services } from '../../platform/services.ts';
import type { Behaviours } from '../behaviour.ts';
import { resourceNamed } from '../resource-named.ts';
import type { ViewBehaviours } from '../view/view-behaviour.ts';
import { viewSource } from '../view/view-source.ts';
import type { OpenSource } from './export-source.ts';
import { listSource } from './list-source.ts';

const viewNamed = (type: string) => (Object.hasOwn(views, type) ? views[type as ViewName] : undefined);

/** The export source of a name: a list or a view. */
export const sourceNamed =
  (services: Services, behaviours: Behaviours, viewBehaviours: ViewBehaviours) =>
  (type: string): OpenSource | undefined => {
    const view = viewNamed(type);
    if (view) return viewSource({ services, view, behaviour: viewBehaviours[view.name as ViewName], behaviours });
    const resource = resourceNamed(type);
    return resource && listSource(services, behaviours, resource);
  };

/** Whether the actor may export the resource or view of this name. */
export const mayExport = (actor: Actor, type: string): boolean => {
  const resource = viewNamed(type) ?? resourceNamed(type);
  return resource !== undefined && actor.rights.has(rightOf(resource, 'export'));
};
