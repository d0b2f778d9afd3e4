import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import './search-input.css';
import { TextInput } from './text-input.tsx';

type Props = Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange' | 'type'> & {
  /** The subject of the search, for all readers. */
  label: string;
  value: string;
  onText: (text: string) => void;
};

export function SearchInput({ label, value, onText, className, ...input }: Props) {
  const t = useTexts();
  const box = useRef<HTMLInputElement>(null);
  const clear = () => {
    onText('');
    box.current?.focus();
  };
  return (
    <search className={classNames('relative shrinkable ui-search-input', className)}>
      <Search size={16} aria-hidden />
      <TextInput
        maxLength={100}
        placeholder={label}
        {...input}
        ref={box}
        inputMode="search"
        aria-label={label}
        value={value}
        onChange={(event) => onText(event.target.value)}
      />
      {value && <IconButton icon={X} label={t('common.clear')} size="small" onClick={clear} />}
    </search>
  );
}
