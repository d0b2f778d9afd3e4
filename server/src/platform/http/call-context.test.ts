import { call } from '@cadre/contract/call';
import { integer, list, required, text } from '@cadre/contract/fields';
import { expect, test } from 'vitest';
import { type Handler, ReadyJson } from './call-context.ts';

const boat = call({
  method: 'GET',
  path: '/boats/:id',
  access: 'public',
  tag: 'boats',
  answer: { id: integer(required), crew: list(text()) },
});
const sink = call({ method: 'POST', path: '/boats/:id/sink', access: 'public', tag: 'boats', touches: ['boats'] });

const handles = <H>(handler: H): H => handler;

test('a handler that answers something else than its call declares does not compile', () => {
  const fitting = [
    handles<Handler<typeof boat>>(async () => ({ data: { id: 1, crew: [] } })),
    handles<Handler<typeof boat>>(async () => new ReadyJson('{"data":{"id":1,"crew":[]}}')),
    handles<Handler<typeof sink>>(async () => ({ message: 'Gone' })),
  ];
  // @ts-expect-error: the crew is missing.
  handles<Handler<typeof boat>>(async () => ({ data: { id: 1 } }));
  // @ts-expect-error: an id is a number.
  handles<Handler<typeof boat>>(async () => ({ data: { id: 'one', crew: [] } }));
  // @ts-expect-error: a write without an answer has a message.
  handles<Handler<typeof sink>>(async () => ({ data: { id: 1 } }));
  // @ts-expect-error: nothing at all is for files.
  handles<Handler<typeof sink>>(async () => undefined);
  expect(fitting).toHaveLength(3);
});
