import { useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { type Section, sectionId, sections } from './sections.ts';

/** What links call it, where that is not the section's own name. */
const otherNames: Record<string, Section> = { pay: 'bank', changes: 'personal' };

/** A link with `?tab=documents` leads to that section, as soon as what stands above it is there and has its height. */
export function useWantedSection(isThere: boolean): void {
  const { tab } = useSearch({ from: '__root__' });
  const section = sections.find((one) => one === tab) ?? (tab === undefined ? undefined : otherNames[tab]);
  const shown = useRef<Section>(undefined);
  useEffect(() => {
    if (!section || !isThere || shown.current === section) return;
    shown.current = section;
    document.getElementById(sectionId(section))?.scrollIntoView();
  }, [section, isThere]);
}
