import { pathOf } from './create-log.ts';

/** Words of ours, numbers and short names; a token is none of them, wherever in a path it stands and whatever was mistyped around it. */
const harmless = /^([a-z]+(-[a-z]+)*|[\w.@-]{0,20}|:\w+|\*)$/;

/** A token in a path is a secret like any other. */
export const loggedPath = (url: string): string =>
  pathOf(url)
    .slice(0, 300)
    .split('/')
    .map((part) => (harmless.test(part) ? part : '…'))
    .join('/');
