import { Link } from '@tanstack/react-router';
import { WaitingCount } from '../waiting-count.tsx';
import type { MenuEntry } from './menu-entry.ts';
import { useMenuName } from './menu-name.ts';

export function MenuLink({ entry, isActive }: { entry: MenuEntry; isActive: boolean }) {
  const nameOf = useMenuName();
  const Icon = entry.icon;
  return (
    <Link
      to={entry.path ?? '/'}
      className="gap-3 full relative rounded flex start middle pressable menu-item"
      data-active={isActive || undefined}
      aria-current={isActive ? 'page' : undefined}
    >
      {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
      <span className="grow menu-item__text">
        {nameOf(entry.text)}
        {entry.waiting && <WaitingCount {...entry.waiting} />}
      </span>
    </Link>
  );
}
