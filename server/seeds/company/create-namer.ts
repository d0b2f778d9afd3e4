import type { Random } from '../random.ts';
import { chinese, international, japanese, type NamePart, type NameStock, spanish } from './names.ts';

export type GivenName = { first: NamePart; last: NamePart; locale: string };

const stocksByPlace: readonly (readonly NameStock[])[] = [
  [spanish, spanish, spanish, international, international, chinese],
  [spanish, spanish, spanish, international, international],
  [japanese, japanese, japanese, japanese, chinese, international],
];
const tries = 6;

/** Names as they are met in a place. Few people of a small company share a first or a family name. */
export function createNamer(random: Random): (place: number) => GivenName {
  const used = new Set<NamePart>();
  const fresh = (parts: readonly NamePart[]): NamePart => {
    let part = random.pick(parts);
    for (let count = 1; used.has(part) && count < tries; count += 1) part = random.pick(parts);
    used.add(part);
    return part;
  };
  return (place) => {
    const stock = random.pick(stocksByPlace[place] ?? [international]);
    return { first: fresh(stock.first), last: fresh(stock.last), locale: stock.locale };
  };
}
