import { Combobox as Kit } from '@base-ui/react/combobox';
import { Check } from 'lucide-react';
import type { RefObject } from 'react';
import type { Option } from './option.ts';
import { Swatch } from './swatch.tsx';

type Props = { anchor: RefObject<HTMLElement | null>; labelledBy: string | undefined; note: string; onEnd: () => void };

/** Options to choose from. The list itself scrolls, so that the chosen one can be brought into view. */
export const ComboboxList = ({ anchor, labelledBy, note, onEnd }: Props) => (
  <Kit.Portal>
    <Kit.Positioner className="ui-popup-place" anchor={anchor} sideOffset={4}>
      <Kit.Popup className="floating ink rounded-large scrolls ui-popup column ui-combobox-popup" aria-labelledby={labelledBy}>
        <Kit.Empty className="ui-combobox-popup__none">{note}</Kit.Empty>
        <Kit.List
          className="scrolls ui-combobox-popup__list"
          aria-labelledby={labelledBy}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            if (scrollHeight - scrollTop < clientHeight * 2) onEnd();
          }}
        >
          {(option: Option) => (
            <Kit.Item
              key={option.value}
              value={option}
              className="anywhere gap-2 between flex rounded-small middle pressable ui-combobox-popup__option"
            >
              {option.color && <Swatch color={option.color} />}
              <span className="grow between flex ui-combobox-popup__words">
                {option.label}
                {option.note && <span className="muted"> {option.note}</span>}
              </span>
              <Kit.ItemIndicator>
                <Check size={16} className="primary" aria-hidden />
              </Kit.ItemIndicator>
            </Kit.Item>
          )}
        </Kit.List>
      </Kit.Popup>
    </Kit.Positioner>
  </Kit.Portal>
);
