import { ChevronDown, Layers } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { Popup } from '../../ui/popup.tsx';
import type { Page } from '../page.ts';
import type { Views } from './use-views.ts';

const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }));

/** Which view the list shows; opens the others. */
export function ViewsMenu({ page, views }: { page: Page; views: Views }) {
  const t = useTexts();
  const labels = useLabels();
  const all = t('lists.all', { what: labels.inline.all(page.noun) });
  return (
    <Popup
      className="views-menu"
      label={t('lists.views')}
      button={
        <>
          <Layers size={16} aria-hidden />
          <span className="visually-hidden">{t('lists.view')}</span>
          <span className="views-menu__name">{views.current?.name ?? (views.isPlain ? all : t('lists.own_selection'))}</span>
          <ChevronDown size={14} aria-hidden />
        </>
      }
    >
      {(close) => (
        <Suspense>
          <ViewsPanel views={views} all={all} onDone={close} />
        </Suspense>
      )}
    </Popup>
  );
}
