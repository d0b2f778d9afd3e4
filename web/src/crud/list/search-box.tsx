import { useEffect, useRef, useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useDebounced } from '../../fields/use-debounced.ts';
import { useTexts } from '../../platform/texts.ts';
import { SearchInput } from '../../ui/inputs/search-input.tsx';
import type { Page } from '../page.ts';

/** Searches when the typing rests; the address follows, so Back and links find the same. */
export function SearchBox({ page: { noun, address } }: { page: Page }) {
  const t = useTexts();
  const labels = useLabels();
  const { q } = address.list;
  const [typed, setTyped] = useState(q);
  const rested = useDebounced(typed.trim());
  const requested = useRef(q);
  const heard = useRef(rested);

  // Typed text goes to the address, once; a change of the address from elsewhere updates the box and is not sent back.
  useEffect(() => {
    if (q !== requested.current) {
      requested.current = q;
      setTyped(q);
    }
  }, [q]);
  useEffect(() => {
    if (rested === heard.current) return;
    heard.current = rested;
    if (rested === requested.current) return;
    requested.current = rested;
    address.change({ q: rested }, 'replace');
  });

  const label = t('lists.search', { what: labels.inline.sought(noun) });
  return <SearchInput className="search-box" label={label} value={typed} onText={setTyped} />;
}
