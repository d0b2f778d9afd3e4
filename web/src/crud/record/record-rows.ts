import type { Resource } from '@cadre/contract/resource';
import type { Row } from '../../fields/kind.ts';
import { draftFlag } from '../sending.ts';

/** The form's rows, then the other fields in pairs, then the creation and change dates. */
export function recordRows(resource: Resource, row: Row, hidden: readonly string[]): string[][] {
  const isThere = (name: string) =>
    row[name] !== undefined &&
    name !== draftFlag &&
    !hidden.includes(name) &&
    !resource.fields[name]?.secret &&
    !isLook(resource, name) &&
    !isBareId(resource, name);
  const requested = resource.form.rows.map((names) => names.filter(isThere));
  const known = new Set([...resource.form.rows.flat(), resource.label, resource.life.status?.field]);
  const others = Object.keys(resource.fields).filter((name) => !known.has(name) && isThere(name));
  return [...requested, ...inPairs(others), ['created_at', 'updated_at'].filter(isThere)].filter((names) => names.length > 0);
}

const inPairs = (names: string[]): string[][] =>
  names.flatMap((name, index) => (index % 2 === 0 ? [[name, ...names.slice(index + 1, index + 2)]] : []));

/** A picture and the color of a category are shown next to a name; readers have no use for their addresses and codes. */
const isLook = ({ fields }: Resource, name: string): boolean =>
  fields[name]?.computed === true && (name === 'pic' || fields[name]?.kind === 'color');

/** Readers have no use for the ID of a record without its name. */
export const isBareId = ({ fields }: Pick<Resource, 'fields'>, name: string): boolean =>
  name.endsWith('_id') && fields[name]?.kind === 'integer';
