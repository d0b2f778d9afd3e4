import { useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { classNames } from '../class-names.ts';
import type { Option } from './option.ts';

type Value = Option['value'];
type Props = {
  options: readonly Option[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  single?: boolean;
  isShort?: boolean;
};

/** The options of a filter as checkboxes; short ones next to each other. Native inputs: a list of 200 must open immediately. */
export function CheckList({ options, chosen, onChange, single = false, isShort = false }: Props) {
  const t = useTexts();
  const group = useId();
  if (options.length === 0) return <p className="muted check-list__none">{t('common.none')}</p>;
  const toggle = (value: Value, on: boolean) => {
    if (single) return onChange(on ? [value] : []);
    onChange(on ? [...chosen, value] : chosen.filter((one) => one !== value));
  };
  return (
    <ul className={classNames('scrolls check-list', isShort && 'check-list--short')}>
      {options.map(({ value, label }) => (
        <li key={value}>
          <label className="pressable rounded-small line gap-2-5 hoverable">
            <input
              className="rigid"
              type="checkbox"
              name={group}
              checked={chosen.includes(value)}
              onChange={(event) => toggle(value, event.target.checked)}
            />
            <span>{label}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
