import type { View } from '@cadre/contract/view';
import type { House } from '../../platform/house.ts';
import type { Behaviours } from '../behaviour.ts';
import type { ViewBehaviour } from './view-behaviour.ts';

/** A view on its way to becoming routes. */
export type ServedView = { house: House; view: View; behaviour: ViewBehaviour; behaviours: Behaviours };
