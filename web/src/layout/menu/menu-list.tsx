import type { MenuEntry } from './menu-entry.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuLink } from './menu-link.tsx';

type Props = { menu: MenuEntry[]; trail: MenuEntry[]; isMinimised: boolean };

export function MenuList({ menu, trail, isMinimised }: Props) {
  return (
    <ul className="menu-list">
      {menu.map((entry) => (
        <li key={entry.text}>
          {entry.children ? (
            <MenuGroup entry={entry} trail={trail} isMinimised={isMinimised} />
          ) : (
            <MenuLink entry={entry} isActive={trail.some(({ path }) => path === entry.path)} />
          )}
        </li>
      ))}
    </ul>
  );
}
