import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../platform/texts.ts';
import './scroll-to-top.css';

/** Pixels of scroll after which the way back is worth a button. */
const appearsAfter = 300;

export function ScrollToTop() {
  const t = useTexts();
  const [isFar, setFar] = useState(false);

  useEffect(() => {
    const look = () => setFar(window.scrollY > appearsAfter);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);

  if (!isFar) return null;
  return (
    <button
      type="button"
      className="stacked quiet round centered raised fixed scroll-to-top not-printed"
      aria-label={t('shell.scroll_to_top')}
      onClick={goToTop}
    >
      <ArrowUp size={18} aria-hidden />
    </button>
  );
}

function goToTop(): void {
  window.scrollTo({ top: 0, behavior: 'smooth' });
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
