import { lazy, Suspense } from 'react';
import type { SidePanelProps } from './side-panel-layer.tsx';

const SidePanelLayer = lazy(async () => ({ default: (await import('./side-panel-layer.tsx')).SidePanelLayer }));

/** A layer at an edge of the screen; it is fetched when it first opens. */
export const SidePanel = ({ isOpen, ...panel }: SidePanelProps & { isOpen: boolean }) =>
  isOpen && (
    <Suspense>
      <SidePanelLayer {...panel} />
    </Suspense>
  );
