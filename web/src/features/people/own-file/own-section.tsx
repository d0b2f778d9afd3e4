import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { type Section, sectionId } from './sections.ts';

type Props = { section: Section; hint?: string; actions?: ReactNode; children: ReactNode };

/** One part of the file: a landmark with its heading, a quiet line on who may change it, and what it holds. */
export function OwnSection({ section, hint, actions, children }: Props) {
  const t = useTexts();
  return (
    <Card id={sectionId(section)} className="own-section" title={t(`self.${section}`)} hint={hint} actions={actions}>
      {children}
    </Card>
  );
}
