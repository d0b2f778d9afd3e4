import type { SheetDay, Timesheet } from '@cadre/contract/calls/hours';
import { useTexts } from '../../../platform/texts.ts';
import { DayActions } from './day-actions.tsx';
import { DayNumbers } from './day-numbers.tsx';
import { DayPlan } from './day-plan.tsx';
import { DayPunches } from './day-punches.tsx';
import './day-view.css';
import { TimeLine } from './time-line.tsx';

/** All there is to say about a day. */
export function DayView({ sheet, day }: { sheet: Timesheet; day: SheetDay }) {
  const t = useTexts();
  const { override, explanation } = day;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: who scrolls by the keyboard needs a place to stand, also where nothing can be pressed
    <section className="day-view" aria-label={t('attendance.day_panel')} tabIndex={0}>
      <DayNumbers day={day} zone={sheet.timezone} />
      <TimeLine day={day} zone={sheet.timezone} />
      {override && (
        <p className="day-view__override">
          {override.by
            ? t('attendance.settled_by', { who: override.by, reason: override.reason })
            : t('attendance.settled', { reason: override.reason })}
        </p>
      )}
      <section>
        <h2>{t('attendance.plan')}</h2>
        <DayPlan day={day} />
      </section>
      {explanation.length > 0 && (
        <section>
          <h2>{t('attendance.why')}</h2>
          <ol className="day-view__why">
            {explanation.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </section>
      )}
      <section>
        <h2>{t('attendance.punches')}</h2>
        <DayPunches day={day} mayVoid={sheet.can.void} />
      </section>
      <DayActions sheet={sheet} day={day} />
    </section>
  );
}
