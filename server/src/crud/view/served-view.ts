import type { View } from '@cadre/contract/view';
import type { Services } from '../../platform/services.ts';
import type { Behaviours } from '../behaviour.ts';
import type { ViewBehaviour } from './view-behaviour.ts';

/** A view on its way to becoming routes. */
export type ServedView = { services: Services; view: View; behaviour: ViewBehaviour; behaviours: Behaviours };
