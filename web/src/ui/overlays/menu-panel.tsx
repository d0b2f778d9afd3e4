import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import { closeUnlessOwn } from './close-unless-own.ts';
import { FirstFocus } from './first-focus.tsx';
import './menu-panel.css';
import type { MenuItem } from './menu-item.ts';
import './popup.css';

type Props = { anchor: HTMLElement; label: string; align?: 'start' | 'end' | undefined; items: readonly MenuItem[]; onClose: () => void };

/** The entries of a menu: arrows, Home, End and first letters move, Enter chooses. It opens upon the chosen entry, else the first. */
export function MenuPanel({ anchor, label, align = 'end', items, onClose }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const chosen = items.find(({ isChosen }) => isChosen)?.key;
  const entries = items.map((item) => <Entry key={item.key} item={item} />);
  return (
    <Menu.Root open modal={false} onOpenChange={closeUnlessOwn(anchor, onClose)}>
      <Menu.Portal>
        <Menu.Positioner className="ui-popup-place" anchor={anchor} align={align} sideOffset={4} collisionPadding={8}>
          <Menu.Popup
            ref={popup}
            className="floating ink rounded-large scrolls ui-popup ui-menu"
            aria-label={label}
            finalFocus={() => anchor}
          >
            <FirstFocus panel={popup} find={firstEntry} />
            {chosen === undefined ? entries : <Menu.RadioGroup value={chosen}>{entries}</Menu.RadioGroup>}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

const firstEntry = (menu: HTMLElement) =>
  menu.querySelector<HTMLElement>('[aria-checked=true]') ?? menu.querySelector<HTMLElement>('[role^=menuitem]');

function Entry({ item: { key, label, lang, icon: Icon, isDangerous = false, isChosen, onSelect } }: { item: MenuItem }) {
  const shared = { lang, className: classNames('ui-menu__entry', isDangerous && 'ui-menu__entry--danger'), onClick: onSelect };
  const content = (
    <>
      {Icon && <Icon size={16} aria-hidden />}
      {label}
    </>
  );
  if (isChosen === undefined) return <Menu.Item {...shared}>{content}</Menu.Item>;
  return (
    <Menu.RadioItem {...shared} value={key} closeOnClick>
      {content}
      <Menu.RadioItemIndicator className="flex primary push">
        <Check size={16} aria-hidden />
      </Menu.RadioItemIndicator>
    </Menu.RadioItem>
  );
}
