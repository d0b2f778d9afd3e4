import { updateStatus } from '@cadre/contract/calls/generic';
import { checkRecord } from '@cadre/contract/check';
import { withCustom } from '@cadre/contract/custom-fields';
import { choice, either, type Field, type Fields, integer, record } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { touchedBy } from '@cadre/contract/resource-calls';
import { resources } from '@cadre/contract/resources/index';
import type { FastifyInstance } from 'fastify';
import type { Asked } from '../platform/http/asked.ts';
import { serve } from '../platform/http/serve.ts';
import { invalid, Problem } from '../platform/problem.ts';
import type { Services } from '../platform/services.ts';
import { type Acted, act, type NamedMove } from './act.ts';
import type { Behaviours } from './behaviour.ts';
import { type Acting, doorTo } from './door.ts';
import { idOf } from './read.ts';
import { resourceNamed } from './resource-named.ts';
import type { Served } from './served-resource.ts';
import { bodyOf, takeVersion } from './version.ts';

/** One call for every status; the model is looked up among the declarations, never trusted. */
export function serveStatus(app: FastifyInstance, services: Services, behaviours: Behaviours): void {
  serve(
    app,
    services,
    { ...updateStatus, body: { ...updateStatus.body, version, ...everyAsk }, bodies: moved.map(bodyOfMoves), answer: anyMoved },
    async (asked) => {
      const { id, model, status, ...rest } = bodyOf(asked.request);
      const found = checkRecord(updateStatus.body, { id, model, status });
      if (Object.keys(found).length > 0) throw invalid(found);
      const resource = resourceNamed(String(model));
      if (!resource?.status)
        throw new Problem('unknown_model', { args: { name: String(model) }, fields: { model: [{ code: 'not_valid' }] } });
      const moves = Object.entries(resource.status.moves).filter(([, { to }]) => to === status);
      if (moves.length === 0)
        throw new Problem('unknown_status', { args: { name: String(status) }, fields: { status: [{ code: 'not_valid' }] } });
      return move({ services, ...doorTo(resource, behaviours, asked.actor), asker: asked }, Number(id), moves, rest);
    },
    { body: 'own' },
  );
}

/** The same moves by their names: `POST /documents/:id/reject`. */
export function serveMoves(app: FastifyInstance, services: Services, { resource, behaviour, behind }: Served): void {
  for (const [name, declared] of Object.entries(resource.status?.moves ?? {})) {
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
        body: { ...declared.asks, version },
        answer: record(resource, { required: true, partly: true }),
        touches: touchedBy(resource),
      },
      (asked) =>
        move(
          { services, resource: withCustom(resource, asked.actor.custom), behaviour, asker: asked },
          idOf(asked.params.id),
          [[name, declared]],
          bodyOf(asked.request),
        ),
      { body: 'own' },
    );
  }
}

const version = integer({ min: 1 });

const moved = Object.values<Resource>(resources).filter(({ status }) => Object.keys(status?.moves ?? {}).length > 0);

/** The body for one resource: its statuses and the inputs of its moves. */
const bodyOfMoves = ({ name, status }: Resource): Fields => {
  const moves = Object.values(status?.moves ?? {});
  const states = [...new Set(moves.map(({ to }) => to))];
  const asks = Object.fromEntries(
    moves.flatMap(({ asks = {} }) => Object.entries(asks)).map(([key, { required: _, ...field }]) => [key, field as Field]),
  );
  return {
    id: updateStatus.body.id,
    model: choice({ options: [name], required: true }),
    status: choice({ options: states, required: true }),
    version,
    ...asks,
  };
};

/** The record as it is now. */
const anyMoved = either(...moved.map((resource) => record(resource, { required: true, partly: true })));

/** The inputs of all moves, for the API document; each move declares which ones it takes and how long they may be. */
const everyAsk: Fields = Object.fromEntries(
  Object.values<Resource>(resources)
    .flatMap(({ status }) => Object.values(status?.moves ?? {}))
    .flatMap(({ asks = {} }) => Object.entries(asks))
    .map(([name, field]) => [name, { kind: field.kind, ...(field.kind === 'choice' && { options: field.options }) } as Field]),
);

const sentenceCase = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');

function move(
  { services, resource, behaviour, asker }: Omit<Acting, 'tx'> & { asker: Pick<Asked, 'request'> },
  id: number,
  moves: readonly NamedMove[],
  body: Record<string, unknown>,
): Promise<Acted> {
  const { version, rest } = takeVersion(asker.request, body);
  return services.db.transaction((tx) => act({ services, tx, resource, behaviour, asker }, id, moves, { asked: rest, version }));
}
