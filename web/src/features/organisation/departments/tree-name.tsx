import { ChevronDown, ChevronRight } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Swatch } from '../../../ui/inputs/swatch.tsx';
import './tree-name.css';

type Props = {
  name: string;
  /** From 1 at the top. */
  level: number;
  /** Undefined for a node without children. */
  isOpen: boolean | undefined;
  color: string | null | undefined;
  onToggle: () => void;
  children: ReactNode;
};

/** A name in an indented table, with the button that expands its children. */
export function TreeName({ name, level, isOpen, color, onToggle, children }: Props) {
  const t = useTexts();
  return (
    <span className="line tree-name" style={{ '--level': level - 1 } as CSSProperties}>
      {isOpen === undefined ? (
        <span className="rigid tree-name__leaf" />
      ) : (
        <IconButton
          size="small"
          icon={isOpen ? ChevronDown : ChevronRight}
          label={isOpen ? t('orgChart.collapse', { name }) : t('orgChart.expand', { name })}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      )}
      <Swatch color={color} />
      {children}
    </span>
  );
}
