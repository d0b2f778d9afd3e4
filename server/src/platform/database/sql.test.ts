import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sql } from './sql.ts';

describe('SQL as values', () => {
  test('numbers its parameters across nested pieces, in the order of the text', () => {
    const where = sql.join([sql`r.status = ${'active'}`, sql`r.id in (${sql.join([1, 2])})`], sql` and `);
    expect(sql`select ${sql.ref('r.name')} from ${sql.ref('users')} r where ${where} limit ${sql.lit(10)}`.flat()).toEqual({
      text: 'select "r"."name" from "users" r where r.status = $1 and r.id in ($2, $3) limit 10',
      values: ['active', 1, 2],
    });
  });

  test('reuses a cached piece with new parameter numbers', () => {
    const mine = sql`r.owner = ${7}`;
    expect(sql`${mine} or ${mine}`.flat()).toEqual({ text: 'r.owner = $1 or r.owner = $2', values: [7, 7] });
  });

  test('is the same piece when it is made compact', () => {
    const piece = sql`case when ${sql`r.a = ${1}`} then ${sql.join([sql`r.b`, 'x'])} end`;
    expect(piece.compact().flat()).toEqual(piece.flat());
    expect(sql`${0} ${piece.compact()}`.flat()).toEqual(sql`${0} ${piece}`.flat());
  });

  test('is cached with slots that are filled on each run, one parameter each', async () => {
    const id = sql.param('id');
    const stored = sql`select ${1} from a where a.id = ${id} and ${sql`a.day = ${sql.param('day')} and a.owner = ${id}`}`.prepared();
    const toResponse = { run: async (text: string, values: unknown[] = []) => ({ rows: [{ text, values }], rowCount: 1 }) };
    expect((await stored.execute(toResponse, { id: 7, day: '2026-11-12' })).rows).toEqual([
      { text: 'select $1 from a where a.id = $2 and a.day = $3 and a.owner = $2', values: [1, 7, '2026-11-12'] },
    ]);
    expect((await stored.execute(toResponse, { id: 8, day: null })).rows).toMatchObject([{ values: [1, 8, null] }]);
  });

  test('never turns a value into SQL text', () => {
    fc.assert(
      fc.property(fc.array(fc.anything()), (values) => {
        const { text, values: bound } = sql.join(values).flat();
        expect(text).toBe(values.map((_, at) => `$${at + 1}`).join(', '));
        expect(bound).toEqual(values);
      }),
    );
  });

  test.each([
    ['r"x', '"r""x"'],
    ['a.b', '"a"."b"'],
  ])('quotes the name %s', (name, written) => expect(sql.ref(name).flat().text).toBe(written));

  test('accepts only literals of the code as raw text', () => {
    const sent: string = 'asc; drop table users';
    const half = `asc ${sent}` as `asc ${string}`;
    // @ts-expect-error what was sent is no text of ours
    sql.raw(sent);
    // @ts-expect-error nor is what begins like one
    sql.raw(half);
    expect(sql.raw('asc').flat().text).toBe('asc');
  });

  test("quotes a literal with a ' in it", () => expect(sql.lit("o'clock").flat().text).toBe("'o''clock'"));
});
