import type { Resource } from '@cadre/contract/resource';
import { useEffect, useState } from 'react';
import { useCount } from '../crud/list/use-count.ts';
import { useTexts } from '../platform/texts.ts';
import type { MenuEntry } from './menu/menu-entry.ts';

/** The number of records that wait for the reader; hidden if there are none. */
export function WaitingCount({ load, filters }: NonNullable<MenuEntry['waiting']>) {
  const [resource, setResource] = useState<Resource>();
  useEffect(() => void load().then(setResource), [load]);
  return resource && <Count resource={resource} filters={filters} />;
}

function Count({ resource, filters }: { resource: Resource; filters: Record<string, string[]> }) {
  const t = useTexts();
  const waiting = useCount(resource, filters, true);
  if (waiting.count === 0) return null;
  return (
    <span className="relative smaller section-tabs__count">
      <span aria-hidden>{waiting.shown}</span>
      <span className="visually-hidden">{t('shell.waiting_count', waiting)}</span>
    </span>
  );
}
