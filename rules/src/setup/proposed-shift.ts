const startsAt = 9 * 60;
/** Minutes of work above which the day has an hour's break. */
const longDay = 360;

export type ProposedShift = { start_time: string; end_time: string; break_minutes: number };

/** The hours of a day with these minutes of work. */
export function proposedShift(minutesPerDay: number): ProposedShift {
  const break_minutes = minutesPerDay > longDay ? 60 : 0;
  return { start_time: clock(startsAt), end_time: clock(startsAt + minutesPerDay + break_minutes), break_minutes };
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
