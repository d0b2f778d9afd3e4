import type { PreparedSql, Sql } from '../database/sql.ts';
import { type CallContext, proven } from './call-context.ts';

type Caller = Pick<CallContext, 'actor' | 'proof' | 'language'>;

/**
 * A statement that depends on the caller and the language, with the rest in its slots: it is built once for each, and again when the proof
 * changes, as rights may have changed. `make` must not use anything else of the request.
 */
export function perCaller<Row, Rest extends unknown[]>(
  make: (caller: Caller, ...rest: Rest) => Sql<Row>,
): (caller: Caller, ...rest: Rest) => PreparedSql<Row> {
  const made = new WeakMap<CallContext['proof'], Map<Caller['language'], PreparedSql<Row>>>();
  return ({ actor, proof, language }, ...rest) => {
    const caller = { actor, proof, language };
    if (proof === proven) return make(caller, ...rest).prepared();
    const spoken = made.get(proof) ?? new Map<Caller['language'], PreparedSql<Row>>();
    made.set(proof, spoken);
    const statement = spoken.get(language) ?? make(caller, ...rest).prepared();
    spoken.set(language, statement);
    return statement;
  };
}
