import { expect, test, vi } from 'vitest';
import { type Sql, sql } from './sql.ts';
import { cachedStatement } from './statement-cache.ts';

type Pieces = { where: Sql; proof: Sql; total: Sql | undefined };

const write = ({ where, proof, total }: Pieces): Sql =>
  sql`select ${'ours'} from a where ${where} union all select ${proof} from b where ${where}${total ? sql` -- ${total}` : sql``}`;

const requested = (name: string, session = 1): Pieces => ({
  where: sql`name = ${name} and size in (${sql.join([1, name])})`,
  proof: sql`${session}`,
  total: undefined,
});

test('a statement with other values is not written again, and reads as if it were', () => {
  const [owner, written] = [{}, vi.fn(write)];
  for (const pieces of [requested('Ada', 1), requested('Bert', 2), requested('Ada', 3)]) {
    expect(cachedStatement(owner, 'list', pieces, written)).toEqual(write(pieces).flat());
  }
  expect(written).toHaveBeenCalledTimes(1);
});

test.each<[string, Pieces, string]>([
  ['a piece that reads otherwise', { ...requested('Ada'), where: sql`name <> ${'Ada'}` }, 'list'],
  ['as many values in other words', { ...requested('Ada'), where: sql`name in (${'Ada'}, ${1}, ${'Ada'})` }, 'list'],
  ['a piece more', { ...requested('Ada'), total: sql`sum(${5})` }, 'list'],
  ['another key', requested('Ada'), 'other'],
])('%s is another statement', (_, pieces, key) => {
  const [owner, written] = [{}, vi.fn(write)];
  cachedStatement(owner, 'list', requested('Ada'), written);
  expect(cachedStatement(owner, key, pieces, written)).toEqual(write(pieces).flat());
  expect(written).toHaveBeenCalledTimes(2);
});

test('each owner has its own statements', () => {
  const mine = cachedStatement({}, 'list', requested('Ada'), ({ where }) => sql`${where} and owner = ${1}`);
  const yours = cachedStatement({}, 'list', requested('Ada'), ({ where }) => sql`${where} and owner = ${2}`);
  expect([mine.values.at(-1), yours.values.at(-1)]).toEqual([1, 2]);
});

test('ever new statements begin again beyond the bound', () => {
  const [owner, written] = [{}, vi.fn(write)];
  for (let page = 0; page <= 1000; page += 1) cachedStatement(owner, `page ${page}`, requested('Ada'), written);
  cachedStatement(owner, 'page 0', requested('Ada'), written);
  expect(written).toHaveBeenCalledTimes(1002);
});
