import type { Kept, Sql } from '../database/sql.ts';
import { type Asked, proven } from './asked.ts';

type Asker = Pick<Asked, 'actor' | 'proof' | 'language'>;

/**
 * A statement that follows from who asks, in which language, and is told the rest in its slots: it is made once for each, and again when their
 * proof is another one, as their rights may be. `make` must look at nothing else of the request.
 */
export function perAsker<Row, Rest extends unknown[]>(
  make: (asker: Asker, ...rest: Rest) => Sql<Row>,
): (asker: Asker, ...rest: Rest) => Kept<Row> {
  const made = new WeakMap<Asked['proof'], Map<Asker['language'], Kept<Row>>>();
  return ({ actor, proof, language }, ...rest) => {
    const asker = { actor, proof, language };
    if (proof === proven) return make(asker, ...rest).kept();
    const spoken = made.get(proof) ?? new Map<Asker['language'], Kept<Row>>();
    made.set(proof, spoken);
    const statement = spoken.get(language) ?? make(asker, ...rest).kept();
    spoken.set(language, statement);
    return statement;
  };
}
