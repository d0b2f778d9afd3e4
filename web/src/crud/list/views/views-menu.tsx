import { ChevronDown, Layers } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Popup } from '../../../ui/overlays/popup.tsx';
import type { Views } from './use-saved-views.ts';

const ViewsPanel = lazy(async () => ({ default: (await import('./views-panel.tsx')).ViewsPanel }));

/** Shows the current view and opens the others. `all` names the view without filters. */
export function ViewsMenu({ all, views }: { all: string; views: Views }) {
  const t = useTexts();
  return (
    <Popup
      className="views-menu"
      label={t('lists.views')}
      icon={Layers}
      button={
        <>
          <span className="visually-hidden">{t('lists.view')}</span>
          <span className="clip views-menu__name">{views.current?.name ?? (views.isPlain ? all : t('lists.own_selection'))}</span>
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
