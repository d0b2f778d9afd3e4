import type { Field } from '@cadre/contract/fields';
import type { Resource } from '@cadre/contract/resource';
import { type ResourceName, resources } from '@cadre/contract/resources/index';
import { type Permission, rightOf, seeRight } from '@cadre/contract/rights';

/** A field that only some may read, by its declaration, and the rights that it takes to do so. */
export type Place = { resource: Resource; name: string; field: Field; tier: string | undefined; rights: Permission[]; number: number };

const closedBy = (resource: Resource, { tier }: Field): Permission[] => {
  const declared = tier === undefined ? undefined : resource.access.tiers?.[tier];
  const byTier = declared && (declared.guarded || declared.is === 'pay') ? [rightOf(resource, declared.view)] : [];
  const byRow = Object.values(resource.access.tierOfRows?.tiers ?? {}).map((of) =>
    rightOf(resource, resource.access.tiers?.[of]?.view as string),
  );
  return [...byTier, ...byRow];
};

/** Every field of the product that is guarded or pay, found in the declarations. */
export const places: readonly Place[] = Object.values<Resource>(resources)
  .flatMap((resource) =>
    Object.entries(resource.fields).flatMap(([name, field]) => {
      const closed = closedBy(resource, field);
      if (!resource.access.guarded && closed.length === 0) return [];
      return [{ resource, name, field, tier: field.tier, rights: [seeRight(resource), ...closed] }];
    }),
  )
  .map((place, number) => ({ ...place, number }));

export const placeOf = (resource: ResourceName, name: string): Place => {
  const found = places.find((place) => place.resource.name === resource && place.name === name);
  if (!found) throw new Error(`${resource}.${name} is open to everyone.`);
  return found;
};

const digits = ({ number }: Place): string => String(number).padStart(3, '0');

/** The common start of all planted words. */
export const word = 'zonia';

/** A word that is in this field of one record, and nowhere else. */
export const wordOf = (place: Place): string => `Zonia${digits(place)}x`;
export const said = (resource: ResourceName, name: string): string => wordOf(placeOf(resource, name));

/** An amount in minor units that is in this field of one record: it is recognised however it is written. */
export const amountOf = (place: Place): number => Number(`987${digits(place)}321`);
export const amountIn = (resource: ResourceName, name: string): number => amountOf(placeOf(resource, name)) / 100;

const written = /zonia(\d{3})x|9[^\d]?87(\d)[^\d]?(\d\d)3[^\d]?21/giu;

/** The places whose words or amounts occur in a text. */
export const placesIn = (text: string): Place[] => {
  const numbers = new Set([...text.matchAll(written)].map(([, inWord, first = '', rest = '']) => Number(inWord ?? first + rest)));
  return places.filter(({ number }) => numbers.has(number));
};

const kinds: ReadonlySet<string> = new Set(['text', 'long_text', 'email', 'money']);
const length = wordOf({ number: 0 } as Place).length;

/** Whether the column can contain a marked word or amount; choices, dates, references and short codes cannot. */
export const holdsMark = ({ field, name }: Place): boolean =>
  kinds.has(field.kind) &&
  !field.computed &&
  (!('pattern' in field) || field.pattern === undefined) &&
  (!('max' in field) || (field.max ?? length) >= length) &&
  name !== 'file_hash';
