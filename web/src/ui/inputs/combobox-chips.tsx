import { Combobox as Kit } from '@base-ui/react/combobox';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import type { Option } from './option.ts';

export function ComboboxChips({ chosen, children }: { chosen: readonly Option[]; children: ReactNode }) {
  const t = useTexts();
  return (
    <Kit.Chips className="grow gap-1 flex ui-combobox__chips">
      {chosen.map(({ value, label }) => (
        <Kit.Chip key={value} className="anywhere gap-1 flex rounded-small middle tinted fits ui-combobox__chip" aria-label={label}>
          {label}
          <Kit.ChipRemove
            className="quiet rigid flex rounded-small middle ui-combobox__remove"
            aria-label={`${t('common.remove')}: ${label}`}
          >
            <X size={12} aria-hidden />
          </Kit.ChipRemove>
        </Kit.Chip>
      ))}
      {children}
    </Kit.Chips>
  );
}
