import { international, japanese, type NameStock, spanish } from './names.ts';

/** The name lists alternate between women and men, except the Chinese one; the named leaders are listed by name. */
const everySecond = ({ first }: NameStock): string[] => first.filter((_, number) => number % 2 === 0).map(([written]) => written);
const others = '雨桐 梦琪 佳怡 晓彤 诗涵 若曦 Ingrid Marta Carmen 美和 Hannah Priya Noa Lucía'.split(' ');

const women = new Set([...everySecond(spanish), ...everySecond(japanese), ...everySecond(international), ...others]);

export const isWoman = (firstName: string): boolean => women.has(firstName);
