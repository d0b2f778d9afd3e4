import { createContext } from 'react';
import type { MenuEntry } from './menu-entry.ts';

/** The menu as its reader sees it, for components that list its pages elsewhere. */
export const MenuContext = createContext<MenuEntry[]>([]);
