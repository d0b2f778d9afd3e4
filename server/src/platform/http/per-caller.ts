import type { PreparedSql, Sql } from '../database/sql.ts';
import { type Asked, proven } from './asked.ts';

type Asker = Pick<Asked, 'actor' | 'proof' | 'language'>;

/**
 * A statement that depends on the caller and the language, with the rest in its slots: it is built once for each, and again when the proof
 * changes, as rights may have changed. `make` must not use anything else of the request.
 */
export function perCaller<Row, Rest extends unknown[]>(
  make: (asker: Asker, ...rest: Rest) => Sql<Row>,
): (asker: Asker, ...rest: Rest) => PreparedSql<Row> {
  const made = new WeakMap<Asked['proof'], Map<Asker['language'], PreparedSql<Row>>>();
  return ({ actor, proof, language }, ...rest) => {
    const asker = { actor, proof, language };
    if (proof === proven) return make(asker, ...rest).prepared();
    const spoken = made.get(proof) ?? new Map<Asker['language'], PreparedSql<Row>>();
    made.set(proof, spoken);
    const statement = spoken.get(language) ?? make(asker, ...rest).prepared();
    spoken.set(language, statement);
    return statement;
  };
}
