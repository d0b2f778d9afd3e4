import { Sql } from './sql.ts';

type Statement = { text: string; values: unknown[] };
type Pieces = Record<string, Sql | undefined>;

const maxCached = 1000;
let stored = new WeakMap<object, Map<string, Statement>>();
let count = 0;

/**
 * Caches a statement made of pieces that differ between requests. Pieces with the same text give the same statement with other values: it
 * is built once and cached for its owner. `key` identifies anything else that the text depends on, apart from the owner and the pieces.
 */
export function cachedStatement<P extends Pieces>(owner: object, key: string, pieces: P, write: (pieces: P) => Sql): Statement {
  const given: unknown[] = [];
  let wanted = key;
  for (const name in pieces) {
    const flat = pieces[name]?.flat();
    wanted += `\n${name} ${flat?.text}`;
    if (flat) given.push(...flat.values);
  }
  const { text, values } = cacheMs(owner).get(wanted) ?? keep(owner, wanted, write(withSlots(pieces)).flat());
  return { text, values: values.map((value) => (value instanceof Param ? given[value.at] : value)) };
}

/** The position of a value of a cached statement among the values of all pieces. */
class Param {
  readonly at: number;
  constructor(at: number) {
    this.at = at;
  }
}

function withSlots<P extends Pieces>(pieces: P): P {
  let at = 0;
  const slotted = Object.entries(pieces).map(([name, piece]) => {
    const flat = piece?.flat();
    return [
      name,
      flat &&
        Sql.of(
          flat.text,
          flat.values.map(() => new Param(at++)),
        ),
    ];
  });
  return Object.fromEntries(slotted);
}

function cacheMs(owner: object): Map<string, Statement> {
  const statements = stored.get(owner) ?? new Map<string, Statement>();
  stored.set(owner, statements);
  return statements;
}

/** Bounds the memory against ever new query forms: beyond the limit the cache is emptied. */
function keep(owner: object, key: string, statement: Statement): Statement {
  if (count >= maxCached) {
    stored = new WeakMap();
    count = 0;
  }
  count += 1;
  cacheMs(owner).set(key, statement);
  return statement;
}
