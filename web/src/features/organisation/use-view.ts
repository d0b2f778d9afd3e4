import { useLocation, useRouter } from '@tanstack/react-router';

/** Which of several looks a page has; it stands in the address, the first one being left out. */
export function useView<V extends string>(views: readonly [V, ...V[]]): [V, (view: V) => void] {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  const params = new URLSearchParams(searchStr);
  const view = views.find((one) => one === params.get('view')) ?? views[0];
  const change = (next: V) => {
    if (next === views[0]) params.delete('view');
    else params.set('view', next);
    history.push(pathname + (params.size === 0 ? '' : `?${params}`));
  };
  return [view, change];
}
