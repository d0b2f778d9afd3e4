import { asHours } from '@cadre/rules/duration';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import type { WeekState } from './use-week.ts';

/** At most once in a second. */
const pace = 1_000;

/** The one place that speaks while hours are typed. */
export function Announcer({ shown: { totals, data, unsent, editQueue } }: { shown: WeekState }) {
  const t = useTexts();
  const logged = totals.reduce((sum, minutes) => sum + minutes, 0);
  const sum = t('timeCard.announce', { logged: asHours(logged), expected: asHours(data?.totals.required_minutes ?? 0) });
  const words = editQueue.now().isCutOff && unsent > 0 ? `${sum} ${t('timeCard.not_sent', { count: unsent })}` : sum;
  const [said, setMessage] = useState('');
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => setMessage(words), pace);
    return () => clearTimeout(timer);
  }, [words]);
  return (
    <p className="visually-hidden" role="status" aria-live="polite">
      {said}
    </p>
  );
}
