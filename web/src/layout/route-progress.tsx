import { useRouterState } from '@tanstack/react-router';
import './route-progress.css';
import { useStepProgress } from './use-step-progress.ts';

export function RouteProgress() {
  const isBusy = useRouterState({ select: (state) => state.isLoading });
  const percent = useStepProgress(isBusy);
  if (percent === undefined) return null;
  return (
    <div className="fixed route-progress not-printed" aria-hidden style={{ width: `${percent}%`, opacity: percent === 100 ? 0 : 1 }} />
  );
}
