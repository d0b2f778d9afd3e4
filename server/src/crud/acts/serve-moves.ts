import { updateStatus } from '@cadre/contract/calls/generic';
import { checkRecord } from '@cadre/contract/check';
import { withCustom } from '@cadre/contract/custom-fields';
import { choice, either, type Field, type Fields, integer, record } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { resources } from '@cadre/contract/resources/index';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../platform/http/call-context.ts';
import { serve } from '../../platform/http/serve.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { type Acting, doorTo } from '../access/door.ts';
import type { Behaviours } from '../behaviour.ts';
import { idOf } from '../read/read.ts';
import { resourceNamed } from '../resource-named.ts';
import type { Served } from '../served-resource.ts';
import { bodyOf, takeVersion } from '../write/version.ts';
import { type Acted, act, type NamedMove } from './act.ts';

/** One call for every status; the model is looked up among the declarations, never trusted. */
export function serveStatus(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(
    app,
    services,
    { ...updateStatus, body: { ...updateStatus.body, version, ...everyAsk }, bodies: moved.map(bodyOfMoves), answer: anyMoved },
    async (context) => {
      const { id, model, status, ...rest } = bodyOf(context.request);
      const found = checkRecord(updateStatus.body, { id, model, status });
      if (Object.keys(found).length > 0) throw invalid(found);
      const resource = resourceNamed(String(model));
      if (!resource?.life.status)
        throw new Problem('unknown_model', { args: { name: String(model) }, fields: { model: [{ code: 'not_valid' }] } });
      const moves = Object.entries(resource.life.status.moves).filter(([, { to }]) => to === status);
      if (moves.length === 0)
        throw new Problem('unknown_status', { args: { name: String(status) }, fields: { status: [{ code: 'not_valid' }] } });
      return move({ services, ...doorTo(resource, behaviours, context.actor), caller: context }, Number(id), moves, rest);
    },
    { body: 'own' },
  );
}

/** The same moves by their names: `POST /documents/:id/reject`. */
export function serveMoves(app: FastifyInstance, services: Services, { resource, behaviour, behind }: Served): void {
  for (const [name, declared] of Object.entries(resource.life.status?.moves ?? {})) {
    const path = `/${resource.name}/:id/${name.replaceAll('_', '-')}` as const;
    serve(
      app,
      services,
      {
        method: 'POST',
        path,
        access: declared.decidedBy ? 'signed_in' : behind(declared.right),
        tag: resource.name,
        summary: `${sentenceCase(name)} a record of ${resource.name.replaceAll('-', ' ')}`,
        body: { ...declared.input, version },
        answer: record(resource, { required: true, partly: true }),
        touches: touchedBy(resource),
      },
      (context) =>
        move(
          { services, resource: withCustom(resource, context.actor.custom), behaviour, caller: context },
          idOf(context.params.id),
          [[name, declared]],
          bodyOf(context.request),
        ),
      { body: 'own' },
    );
  }
}

const version = integer({ min: 1 });

const moved = Object.values<Resource>(resources).filter(({ life: { status } }) => Object.keys(status?.moves ?? {}).length > 0);

/** The body for one resource: its statuses and the inputs of its moves. */
const bodyOfMoves = ({ name, life: { status } }: Resource): Fields => {
  const moves = Object.values(status?.moves ?? {});
  const states = [...new Set(moves.map(({ to }) => to))];
  const input = Object.fromEntries(
    moves.flatMap(({ input = {} }) => Object.entries(input)).map(([key, { required: _, ...field }]) => [key, field as Field]),
  );
  return {
    id: updateStatus.body.id,
    model: choice({ options: [name], required: true }),
    status: choice({ options: states, required: true }),
    version,
    ...input,
  };
};

/** The record as it is now. */
const anyMoved = either(...moved.map((resource) => record(resource, { required: true, partly: true })));

/** The inputs of all moves, for the API document; each move declares which ones it takes and how long they may be. */
const everyAsk: Fields = Object.fromEntries(
  Object.values<Resource>(resources)
    .flatMap(({ life: { status } }) => Object.values(status?.moves ?? {}))
    .flatMap(({ input = {} }) => Object.entries(input))
    .map(([name, field]) => [name, { kind: field.kind, ...(field.kind === 'choice' && { options: field.options }) } as Field]),
);

const sentenceCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

function move(
  { services, resource, behaviour, caller }: Omit<Acting, 'tx'> & { caller: Pick<CallContext, 'request'> },
  id: number,
  moves: readonly NamedMove[],
  body: Record<string, unknown>,
): Promise<Acted> {
  const { version, rest } = takeVersion(caller.request, body);
  return services.db.transaction((tx) => act({ services, tx, resource, behaviour, caller }, id, moves, { input: rest, version }));
}
