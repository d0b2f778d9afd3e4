import { ChevronDown } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import type { MenuEntry } from './menu-entry.ts';
import { MenuLink } from './menu-link.tsx';
import { useMenuName } from './menu-name.ts';
import { useFlyOut } from './use-fly-out.ts';

type Props = { entry: MenuEntry; trail: MenuEntry[]; isMinimised: boolean };

/** Slides open in the wide menu; flies out next to the narrow one. */
export function MenuGroup({ entry, trail, isMinimised }: Props) {
  const nameOf = useMenuName();
  const id = useId();
  const isActive = trail[0] === entry || trail[0]?.text === entry.text;
  const [isOpen, setOpen] = useState(isActive);
  const flyOut = useFlyOut(isMinimised);
  useEffect(() => {
    if (isActive) setOpen(true);
  }, [isActive]);

  const isShown = isMinimised ? flyOut.isOpen : isOpen;
  const Icon = entry.icon;
  return (
    <div className="menu-group" data-open={isShown || undefined} {...flyOut.area}>
      <button
        ref={flyOut.anchor}
        type="button"
        className="gap-3 full relative rounded flex start middle pressable menu-item"
        data-active={(isActive && !isOpen) || (isActive && isMinimised) || undefined}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => (isMinimised ? flyOut.toggle() : setOpen(!isOpen))}
      >
        {Icon && <Icon size={18} strokeWidth={1.75} aria-hidden />}
        <span className="grow menu-item__text">{nameOf(entry.text)}</span>
        <ChevronDown className="menu-item__arrow" size={16} aria-hidden />
      </button>
      <div id={id} className="grid menu-group__slide" inert={!isShown} style={flyOut.place}>
        <ul className="clip">
          {isMinimised && <li className="small medium menu-group__caption">{nameOf(entry.text)}</li>}
          {entry.children?.map((child) => (
            <li key={child.text}>
              <MenuLink entry={child} isActive={trail.some(({ path }) => path !== undefined && path === child.path)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
