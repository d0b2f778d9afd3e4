import { lazy } from 'react';

export const loadMenuPanel = () => import('./menu-panel.tsx');
export const LazyMenuPanel = lazy(async () => ({ default: (await loadMenuPanel()).MenuPanel }));
