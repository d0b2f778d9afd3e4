import type { House } from '../../../platform/house.ts';
import { Problem } from '../../../platform/problem.ts';
import { type PeopleQuery, pageOfPeople } from './page-of-people.ts';
import type { Person } from './person.ts';

const atOnce = 200;
const mostPeople = 10_000;

type Wanted = Omit<Parameters<typeof pageOfPeople>[1], 'query' | 'right'> & { query: Pick<PeopleQuery, 'search' | 'filters'> };

/** Everybody a list shows, and what is to be told of each; made in turns, because the days of all of them are many. */
export async function tellOfAll<R>({ db }: House, wanted: Wanted, tell: (people: Person[]) => Promise<R[]>): Promise<R[]> {
  const told: R[] = [];
  for (let page = 1; ; page += 1) {
    const query = { ...wanted.query, page, per_page: atOnce };
    const { people, total } = await pageOfPeople(db, { ...wanted, right: 'export', query });
    if (total > mostPeople) throw new Problem('too_many_rows', { args: { limit: mostPeople } });
    told.push(...(await tell(people)));
    if (page * atOnce >= total) return told;
  }
}
