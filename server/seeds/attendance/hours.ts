/** The hours people work here, and the weeks that are made of them. Shifts are named by their code. */

type Shift = {
  name: string;
  code: string;
  color: string;
  kind: 'fixed' | 'flexible';
  start_time: string;
  end_time: string;
  pause_start: string | null;
  pause_end: string | null;
  break_minutes: number;
  required_minutes: number | null;
  core_start: string | null;
  core_end: string | null;
};

const fixed = (name: string, code: string, color: string, start_time: string, end_time: string, break_minutes: number): Shift => ({
  name,
  code,
  color,
  kind: 'fixed',
  start_time,
  end_time,
  pause_start: null,
  pause_end: null,
  break_minutes,
  required_minutes: null,
  core_start: null,
  core_end: null,
});

export const shifts: readonly Shift[] = [
  fixed('Office', 'O', '#2f6fed', '09:00', '18:00', 60),
  fixed('Short Friday', 'S', '#0ea5a4', '08:30', '14:30', 0),
  fixed('Early', 'E', '#e0962f', '07:00', '15:30', 30),
  fixed('Late', 'L', '#8a5cf6', '13:00', '21:30', 30),
  fixed('Night', 'N', '#1f2a44', '22:00', '06:00', 30),
  { ...fixed('Split day', 'P', '#c2410c', '09:00', '20:00', 0), pause_start: '13:00', pause_end: '16:00' },
  {
    ...fixed('Flexible', 'F', '#3f9d4d', '07:30', '20:00', 60),
    kind: 'flexible',
    required_minutes: 480,
    core_start: '10:00',
    core_end: '15:00',
  },
];

type WeekSchedule = { name: string; description: string; weeks: readonly string[]; is_default: boolean };

/** A letter a day, Monday first; a dot is a day off. */
export const weekSchedules: readonly WeekSchedule[] = [
  { name: 'Office week', description: 'Nine to six, Monday to Friday.', weeks: ['OOOOO..'], is_default: true },
  { name: 'Short Fridays', description: 'Fridays end at half past two.', weeks: ['OOOOS..'], is_default: false },
  { name: 'Flexible week', description: 'Eight hours a day around the core time.', weeks: ['FFFFF..'], is_default: false },
  { name: 'Early and late', description: 'A week early, a week late.', weeks: ['EEEEE..', 'LLLLL..'], is_default: false },
  {
    name: 'Nights',
    description: 'Three weeks: nights, a week by day, nights at the weekend.',
    weeks: ['NNNN...', '.OOOO..', '..NNNN.'],
    is_default: false,
  },
  { name: 'Four days', description: 'Wednesdays off.', weeks: ['OO.OO..'], is_default: false },
];
