import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Card as Box } from '../../ui/card.tsx';
import '../../fields/fields.css';
import './card.css';

type Props = { title: string; more?: { to: string; search?: Record<string, string> } | undefined; children: ReactNode };

/** One subject of the page, and the way to all of it. */
export function Card({ title, more, children }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <Box
      isFlush
      title={<span id={id}>{title}</span>}
      actions={
        more && (
          <Link {...more} aria-describedby={id}>
            {t('dashboard.show_all')}
          </Link>
        )
      }
    >
      {children}
    </Box>
  );
}
