import { callsOf } from '@cadre/contract/calls-of';
import type { Resource } from '@cadre/contract/resource';
import { employees } from '@cadre/contract/resources/employees';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useState } from 'react';
import type { ListState } from '../../../crud/address/address.ts';
import { callQuery } from '../../../platform/call-api.ts';
import { findPage } from './find-page.ts';
import { isFrom } from './first-letter.ts';

/** Goes to the page where a letter begins, and to its first person. */
export function useLetterJump(list: ListState, lastPage: number, cards: RefObject<HTMLElement | null>, go: (page: number) => void) {
  const client = useQueryClient();
  const [wanted, setTarget] = useState<{ letter: string; page: number }>();

  // The card exists once the requested page is rendered.
  useEffect(() => {
    if (!wanted || wanted.page !== list.page || cards.current?.dataset.old) return;
    const found = [...(cards.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const card = found.find(({ dataset }) => isFrom(dataset.name ?? '', wanted.letter)) ?? found.at(-1);
    if (!card) return;
    setTarget(undefined);
    card.focus();
  });

  return async (letter: string): Promise<void> => {
    const page = await findPage(lastPage, async (at) => isFrom(await nameAt(client, list, at * list.per_page), letter));
    setTarget({ letter, page });
    if (page !== list.page) go(page);
  };
}

/** The name at a place of the list, counted from one. */
async function nameAt(client: QueryClient, { sort, q, filters }: ListState, place: number): Promise<string> {
  const params = { page: place, per_page: 1, order_by: sort.by, order_dir: sort.dir, search: q, filters: JSON.stringify(filters) };
  const { data } = await client.fetchQuery(callQuery(callsOf<Resource>(employees).list, params));
  return String(data[0]?.name ?? '');
}
