const startsAt = 9 * 60;
/** Who works longer than six hours has an hour in the middle of the day. */
const longDay = 360;

export type ProposedShift = { start_time: string; end_time: string; break_minutes: number };

/** The hours of a day on which somebody works so long. */
export function proposedShift(minutesPerDay: number): ProposedShift {
  const break_minutes = minutesPerDay > longDay ? 60 : 0;
  return { start_time: clock(startsAt), end_time: clock(startsAt + minutesPerDay + break_minutes), break_minutes };
}

const clock = (minutes: number): string => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
