import { useNavigate } from '@tanstack/react-router';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { MenuEntry } from '../../layout/menu/menu-entry.ts';
import { PaletteField } from '../../layout/search/palette-field.tsx';
import type { Opened } from '../../layout/search/quick-search.tsx';
import { useShell } from '../../layout/shell-context.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { DialogFrame } from '../../ui/overlays/dialog-frame.tsx';
import { Badge } from '../../ui/people/badge.tsx';
import type { HitGroup } from './in-order.ts';
import { type Hit, keepRecent } from './recent.ts';
import type { Action } from './use-actions.ts';
import { useHits } from './use-hits.ts';

/** One search for pages, people, records and actions. The list is controlled from the input, which keeps the focus. */
export function Palette({ pages, text, onType, isEntered }: Opened & { pages: MenuEntry[] }) {
  const t = useTexts();
  const id = useId();
  const { close } = useShell();
  const navigate = useNavigate();
  const { user } = useMe();
  const [marked, setMarked] = useState<string>();
  const { groups, note } = useHits(text, pages);
  const hits = groups.flatMap((group) => group.hits);
  const at = Math.max(
    0,
    hits.findIndex((hit) => keyOf(hit) === marked),
  );
  const current = hits[at];

  const choose = (hit: Hit | Action): void => {
    if (!('key' in hit)) keepRecent(user.id, hit);
    close();
    if ('act' in hit) hit.act();
    else void navigate({ href: hit.link });
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useEffect(() => {
    if (isEntered && current) choose(current);
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    // While Japanese or Chinese words are composed, these keys choose among candidates.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Enter' && current) choose(current);
    const next = step && hits.at((at + step) % hits.length);
    if (!next) return;
    event.preventDefault();
    setMarked(keyOf(next));
  };
  return (
    <DialogFrame place="palette-place" className="palette" label={t('common.search')} onClose={close}>
      <PaletteField
        text={text}
        onType={(next) => {
          onType(next);
          setMarked(undefined);
        }}
        aria-controls={`${id}list`}
        aria-activedescendant={current && id + keyOf(current)}
        onKeyDown={onKeyDown}
      />
      <Results id={id} groups={groups} current={current} onOpen={choose} />
      <p className="quiet smaller palette__note" role="status">
        {note}
      </p>
    </DialogFrame>
  );
}

const keyOf = (hit: Hit | Action): string => ('key' in hit ? hit.key : hit.link);

type ResultsProps = { id: string; groups: HitGroup[]; current: Hit | Action | undefined; onOpen: (hit: Hit | Action) => void };

function Results({ id, groups, current, onOpen }: ResultsProps) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the marked hit
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current && keyOf(current)]);
  return (
    <div ref={list} id={`${id}list`} className="palette__list" role="listbox" aria-label={t('common.search')}>
      {groups.map(({ title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
        <div key={title} role="group" aria-label={title}>
          <p className="quiet smaller palette__caption" aria-hidden>
            {title}
          </p>
          {hits.map((hit) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input above
            <div
              key={keyOf(hit)}
              id={id + keyOf(hit)}
              className="gap-3 rounded flex pressable palette__hit"
              role="option"
              tabIndex={-1}
              aria-selected={current !== undefined && keyOf(hit) === keyOf(current)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(hit)}
            >
              <span>{hit.name}</span>
              {'detail' in hit && hit.detail && <small className="meta-type cut quiet grow">{hit.detail}</small>}
              {'badge' in hit && hit.badge && <Badge>{hit.badge}</Badge>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
