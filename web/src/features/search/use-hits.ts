import type { DataOf } from '@cadre/contract/call';
import { search } from '@cadre/contract/calls/generic';
import { folded } from '@cadre/rules/folded';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import type { MenuEntry } from '../../layout/menu/menu-entry.ts';
import { useMenuName } from '../../layout/menu/menu-name.ts';
import { useCall } from '../../platform/call-api.ts';
import { useMe } from '../../platform/session/session.ts';
import { inWords, useTexts } from '../../platform/texts.ts';
import { type HitGroup, inOrder } from './in-order.ts';
import { type Hit, readRecent } from './recent.ts';
import { useActions } from './use-actions.ts';
import { useHelpHits } from './use-help-hits.ts';

type Found = DataOf<typeof search>[number];

/** Records are searched for with more than two characters, half a second after the last key. */
const moreThan = 2;
const searchDelay = 500;

export function useHits(text: string, pages: MenuEntry[]): { groups: HitGroup[]; note: string } {
  const t = useTexts();
  const menuName = useMenuName();
  const labels = useLabels();
  const { user } = useMe();
  const typed = text.trim();
  const requested = useSettled(typed, searchDelay);
  const isLoading = typed.length > moreThan;
  const { data, isFetching } = useCall(
    search,
    { q: requested },
    { enabled: isLoading && requested.length > moreThan, placeholderData: keepPreviousData },
  );

  const allPages = pagesOf(pages, ({ text: page }) => menuName(page));
  const isMeant = (...names: string[]) => hasWords(names.join(' '), typed);
  const pageHits = allPages.filter(({ name }) => isMeant(name, t('shell.shortcut_go', { page: name })));
  const actions = useActions(allPages.map(({ link }) => link)).filter(({ name, otherWords = '' }) => isMeant(name, otherWords));
  const help = useHelpHits(isMeant);
  const recent = typed === '' ? readRecent(user.id) : [];
  const groups = inOrder(typed, {
    recent: { title: t('shell.palette_recent'), hits: recent },
    records: isLoading ? groupsOf(data ?? []) : [],
    actions: { title: t('common.actions'), hits: actions },
    pages: { title: t('shell.palette_pages'), hits: pageHits.filter(({ link }) => !recent.some((hit) => hit.link === link)) },
    help: { title: t('shell.help'), hits: isLoading ? help : [] },
  });

  const isSettled = requested === typed && !isFetching;
  return { groups, note: noteFor() };

  function noteFor(): string {
    if (typed !== '' && !isLoading) return t('shell.palette_short');
    if (isLoading && !isSettled) return t('common.loading');
    return isLoading && groups.length === 0 ? t('shell.palette_nothing', { q: typed }) : '';
  }

  function groupsOf(rows: Found[]): HitGroup[] {
    const byKind = Map.groupBy(rows, ({ resource }) => resource);
    return [...byKind].map(([resource, some]) => ({
      title: labels.many(resource),
      hits: some.flatMap(({ name, detail, status, link }) => {
        const badge = status && status !== 'active' ? labels.option(resource, 'status', status) : undefined;
        return link === null ? [] : [{ name, link, detail: detail === null ? undefined : inWords(detail), badge }];
      }),
    }));
  }
}

/** Every typed word must occur somewhere in the name, regardless of accents. */
const hasWords = (name: string, typed: string): boolean =>
  folded(typed)
    .split(/\s+/)
    .every((word) => folded(name).includes(word));

function pagesOf(entries: MenuEntry[], nameOf: (entry: MenuEntry) => string): Hit[] {
  const hits = entries.flatMap((entry): Hit[] => [
    ...(entry.path && !entry.pages ? [{ name: nameOf(entry), link: entry.path }] : []),
    ...pagesOf([...(entry.children ?? []), ...(entry.pages ?? [])], nameOf).map((hit) =>
      entry.children ? { detail: nameOf(entry), ...hit } : hit,
    ),
  ]);
  return [...new Map(hits.map((hit) => [hit.link, hit])).values()];
}

/** The value after it has not changed for a while; an empty value immediately. */
function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delay);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return settled;
}
