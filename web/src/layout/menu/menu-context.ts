import { createContext } from 'react';
import type { MenuEntry } from './menu-entry.ts';

/** The menu as its reader sees it, for whatever offers its pages elsewhere. */
export const MenuContext = createContext<MenuEntry[]>([]);
