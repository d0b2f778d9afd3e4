import { useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import type { Hit } from './recent.ts';
import type { HitGroup } from './use-hits.ts';

type Props = { id: string; groups: HitGroup[]; current: Hit | undefined; onOpen: (hit: Hit) => void };

export function PaletteResults({ id, groups, current, onOpen }: Props) {
  const t = useTexts();
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the marked hit
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [current?.link]);
  return (
    <div ref={list} id={`${id}list`} className="palette__list" role="listbox" aria-label={t('common.search')}>
      {groups.map(({ title, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own
        <div key={title} role="group" aria-label={title}>
          <p className="palette__caption" aria-hidden>
            {title}
          </p>
          {hits.map((hit) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the input above
            <div
              key={hit.link}
              id={id + hit.link}
              className="palette__hit"
              role="option"
              tabIndex={-1}
              aria-selected={hit.link === current?.link}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(hit)}
            >
              <span>{hit.name}</span>
              {hit.detail && <small>{hit.detail}</small>}
              {hit.badge && <em>{hit.badge}</em>}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
