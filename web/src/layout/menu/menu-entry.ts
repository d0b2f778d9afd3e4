import type { Resource } from '@cadre/contract/resource';
import type { ResourceName } from '@cadre/contract/resources/index';
import type { EnglishTexts } from '@cadre/contract/texts/texts';
import type { LucideIcon } from 'lucide-react';

/** A word of the menu's own, or a resource, which gives its name. */
export type MenuText = keyof EnglishTexts['menu'] | ResourceName;

/** One menu definition makes the side menu, titles, breadcrumbs, the browser's tab and the palette's pages. */
export type MenuEntry = {
  text: MenuText;
  icon?: LucideIcon;
  /** Absent on a group. */
  path?: string;
  /** The right without which the entry is hidden and its page refused. */
  permission?: string;
  /** The letter that opens it after `g`. */
  key?: string;
  /**
   * Pending decisions on that page; their number is shown on the tab. The declaration is loaded for the count, because approvals bring those
   * of all kinds of requests.
   */
  waiting?: { load: () => Promise<Resource>; filters: Record<string, string[]> };
  children?: MenuEntry[];
  /** Pages inside the entry, shown as tabs; the first is the entry's own. */
  pages?: MenuEntry[];
};
