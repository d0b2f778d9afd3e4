import type { Answer, Call } from '@cadre/contract/call';
import { type Field, type Fields, isField } from '@cadre/contract/fields';
import { type Schema, schemaOfResponse } from './schema-of-fields.ts';

/** The shapes that answers name, each once. */
export function shapesOf(calls: readonly Call[]): Record<string, Schema> {
  const found: Record<string, Schema> = {};
  for (const { answer } of calls) for (const field of fieldsOf(answer)) gather(found, field);
  return found;
}

function fieldsOf(answer: Answer | undefined): Field[] {
  if (!answer) return [];
  if (answer.kind === 'page') return [answer.of as Field];
  if (answer.kind === 'whole') return Object.values(answer.fields as Fields);
  return isField(answer as Field | Fields) ? [answer as Field] : Object.values(answer as Fields);
}

function gather(found: Record<string, Schema>, field: Field): void {
  if (field.kind === 'shape' && !found[field.name]) {
    const fields = field.fields();
    found[field.name] = schemaOfResponse(fields);
    for (const inner of Object.values(fields)) gather(found, inner);
  }
  if (field.kind === 'group') for (const inner of Object.values(field.fields)) gather(found, inner);
  if (field.kind === 'list' || field.kind === 'map') gather(found, field.of);
  if (field.kind === 'either') for (const inner of field.of) gather(found, inner);
}
