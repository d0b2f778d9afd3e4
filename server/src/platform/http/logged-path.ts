import { pathOf } from './create-log.ts';

/** Our own path segments, numbers and short names; a token matches none of them, in any position and with any typo around it. */
const harmless = /^([a-z]+(-[a-z]+)*|[\w.@-]{0,20}|:\w+|\*)$/;

/** A token in a path is a secret like any other. */
export const loggedPath = (url: string): string =>
  pathOf(url)
    .slice(0, 300)
    .split('/')
    .map((part) => (harmless.test(part) ? part : '…'))
    .join('/');
