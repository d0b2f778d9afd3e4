import { type ReactNode, useId } from 'react';

/** One subject of a page. */
export function Card({ title, extra, children }: { title: string; extra?: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className="card device-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {extra}
      </header>
      {children}
    </section>
  );
}
