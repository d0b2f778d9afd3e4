import type { Runner } from './database.ts';

/**
 * SQL as values: pieces nest, user input becomes a parameter, and only names and literals of the code become text. It is flattened once, when it is
 * sent; a constant piece can be cached and reused.
 */
export class Sql<Row = unknown> {
  readonly #strings: readonly string[];
  readonly #inserts: readonly unknown[];

  constructor(strings: readonly string[], inserts: readonly unknown[]) {
    this.#strings = strings;
    this.#inserts = inserts;
  }

  async execute(on: Runner): Promise<{ rows: Row[]; rowCount: number | null }> {
    const { text, values } = this.flat();
    return on.run(text, values);
  }

  flat(): { text: string; values: unknown[] } {
    const values: unknown[] = [];
    return { text: this.#write(values), values };
  }

  /** The same piece without nesting: for pieces that are cached and used with every request. */
  compact(): Sql<Row> {
    const { text, values } = this.flat();
    return Sql.of(text, values);
  }

  /** For a statement that runs repeatedly with different values: it is flattened once, and its slots are filled on each run. */
  prepared(): PreparedSql<Row> {
    return new PreparedSql(this.flat());
  }

  /** A flattened text as a piece again. In our text, a `$` only occurs before the number of a parameter. */
  static of<Row>(text: string, values: readonly unknown[]): Sql<Row> {
    return new Sql(text.split(/\$\d+/), values);
  }

  #write(values: unknown[]): string {
    let text = this.#strings[0] ?? '';
    for (let at = 0; at < this.#inserts.length; at += 1) {
      const insert = this.#inserts[at];
      text += insert instanceof Sql ? insert.#write(values) : `$${numberOf(insert, values)}`;
      text += this.#strings[at + 1];
    }
    return text;
  }
}

/** A slot is one parameter, even if the statement uses it several times; its type must be the same everywhere. */
function numberOf(insert: unknown, values: unknown[]): number {
  const known = insert instanceof Param ? values.indexOf(insert) + 1 : 0;
  return known || values.push(insert);
}

/** The placeholder of a value that is filled in on each run. */
class Param {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** A flattened statement with slots. */
export class PreparedSql<Row = unknown> {
  readonly #text: string;
  readonly #values: readonly unknown[];

  constructor({ text, values }: { text: string; values: readonly unknown[] }) {
    this.#text = sharedText(text);
    this.#values = values;
  }

  async execute(on: Runner, result: Record<string, unknown>): Promise<{ rows: Row[]; rowCount: number | null }> {
    return on.run(
      this.#text,
      this.#values.map((value) => (value instanceof Param ? result[value.name] : value)),
    );
  }
}

const mostTexts = 1000;
const texts = new Map<string, string>();

/** Many users run statements with identical text, which is stored in memory once. */
function sharedText(text: string): string {
  const known = texts.get(text);
  if (known !== undefined) return known;
  if (texts.size >= mostTexts) texts.clear();
  texts.set(text, text);
  return text;
}

export function sql<Row = unknown>(strings: TemplateStringsArray, ...inserts: unknown[]): Sql<Row> {
  return new Sql(strings, inserts);
}

const text = (written: string): Sql => new Sql([written], []);
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

const comma = text(', ');

/** A literal of the code; text known only at run time, like user input, is `never`. */
type Literal<Text extends string> = Record<never, never> extends Record<Text, unknown> ? never : Text;

/** Raw SQL text: only literals of our own, which the compiler enforces. */
sql.raw = <Text extends string>(written: Literal<Text>): Sql => text(written);

/** An expression from the database's own catalogue, for example the default of a column. */
sql.catalogued = ({ expression }: { expression: string }): Sql => text(expression);

/** A name with its alias or schema: `r.name`. Names come from the code and the catalogue, so each piece is created once and cached. */
sql.ref = (name: string): Sql => {
  const ref = refs.get(name) ?? text(name.split('.').map(quoted).join('.'));
  refs.set(name, ref);
  return ref;
};

const refs = new Map<string, Sql>();

/** A literal of ours where a parameter would hide its value from the planner. */
sql.lit = (value: number | boolean | string): Sql => text(typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value));

/** A value that a cached statement receives on each run, under this name. */
sql.param = (name: string): unknown => {
  const param = sqlParams.get(name) ?? new Param(name);
  sqlParams.set(name, param);
  return param;
};

const sqlParams = new Map<string, Param>();

/** The separator is text alone. */
sql.join = (items: readonly unknown[], separator: Sql = comma): Sql => {
  const strings = new Array<string>(items.length + 1).fill(separator.flat().text);
  strings[0] = '';
  strings[items.length] = '';
  return new Sql(strings, items);
};
