import type { Field, Fields } from '@cadre/contract/fields';
import { mostInList } from '@cadre/contract/fields';
import type { FastifyRequest } from 'fastify';
import { admitsFirst } from './body-limits.ts';
import { served } from './served.ts';

/** Enough for any record, and for a hundred mistakes in it. */
const usual = 2_500;
/** The records that a program brings for a terminal. */
const bulky = 60_000;

const known = new WeakMap<Fields, number>();

/** The maximum number of values in a body, derived from the declaration of its call. */
export function mostValues({ routeOptions }: FastifyRequest): number {
  const { [served]: call, [admitsFirst]: isAdmitted } = routeOptions.config;
  if (!call) return isAdmitted ? bulky : usual;
  if (!call.body) return usual;
  const most = known.get(call.body) ?? Math.min(usual + valuesOfFields(call.body), bulky);
  known.set(call.body, most);
  return most;
}

const valuesOfFields = (fields: Fields): number => Object.values(fields).reduce((sum, field) => sum + valuesOf(field), 1);

function valuesOf(field: Field): number {
  switch (field.kind) {
    case 'group':
      return valuesOfFields(field.fields);
    case 'list':
    case 'map':
      return 1 + (field.max ?? mostInList) * valuesOf(field.of);
    case 'grants':
      return 3 * mostInList;
    case 'references':
      return 100;
    case 'document':
      return 10;
    case 'answers':
      return mostInList;
    default:
      return 1;
  }
}
