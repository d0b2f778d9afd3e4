import { useLocation, useRouter } from '@tanstack/react-router';
import type { FormKind } from './address.ts';
import { isOpenedHere, openedHere } from './opened-here.ts';

const param = 'part';

/**
 * One of several forms on a page: the open one is stored in the address as `?part=educations.edit.12`, so that Back closes it and warns
 * about unsaved changes.
 */
export function usePart(name: string) {
  const { history } = useRouter();
  const pathname = useLocation({ select: (location) => location.pathname });
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const hrefOf = (value: string | undefined) => {
    const params = new URLSearchParams(searchStr);
    if (value) params.set(param, value);
    else params.delete(param);
    return params.size === 0 ? pathname : `${pathname}?${params}`;
  };
  return {
    opened: readPart(name, new URLSearchParams(searchStr).get(param)),
    open: (next: FormKind) => history.push(hrefOf(writePart(name, next)), openedHere),
    close: () => {
      if (isOpenedHere(history.location.state)) history.back();
      else history.replace(hrefOf(undefined));
    },
  };
}

export const writePart = (name: string, opened: FormKind): string =>
  'id' in opened ? `${name}.${opened.kind}.${opened.id}` : `${name}.${opened.kind}`;

export function readPart(name: string, text: string | null): FormKind | undefined {
  const [part, kind, id] = text?.split('.') ?? [];
  if (part !== name) return undefined;
  if (kind === 'new' && id === undefined) return { kind };
  return (kind === 'edit' || kind === 'clone') && id && /^[1-9]\d{0,8}$/.test(id) ? { kind, id: Number(id) } : undefined;
}
