import type { LucideIcon } from 'lucide-react';

export type MenuItem = {
  key: string;
  label: string;
  icon?: LucideIcon;
  /** Given where the word is of another language than the page. */
  lang?: string | undefined;
  isDangerous?: boolean;
  /** Given: one of several, and whether it is the chosen one. */
  isChosen?: boolean;
  onSelect: () => void;
};
