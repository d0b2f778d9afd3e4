import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import '../../fields/fields.css';
import './card.css';

type Props = { title: string; more?: { to: string; search?: never } | undefined; children: ReactNode };

/** One subject of a page: a landmark with a heading, and the way to all of it. */
export function Card({ title, more, children }: Props) {
  const t = useTexts();
  const id = useId();
  return (
    <section className="card dash-card" aria-labelledby={id}>
      <header className="dash-card__head">
        <h2 id={id}>{title}</h2>
        {more && (
          <Link {...more} aria-describedby={id}>
            {t('dashboard.show_all')}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}
