import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { type Section, sectionId } from './sections.ts';

type Props = { section: Section; hint?: string; actions?: ReactNode; children: ReactNode };

/** A section of the record: a landmark with its heading, a hint on who may change it, and its content. */
export function OwnSection({ section, hint, actions, children }: Props) {
  const t = useTexts();
  return (
    <Card id={sectionId(section)} className="own-section" title={t(`self.${section}`)} hint={hint} actions={actions}>
      {children}
    </Card>
  );
}
