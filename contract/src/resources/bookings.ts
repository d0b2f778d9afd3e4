import { exampleDay } from '../example-day.ts';
import { choice, date, integer, list, minutes, reference, required, share, text } from '../fields.ts';
import { resource } from '../resource.ts';

/** An employee's work on a project between two days, or an open position. */
export const bookings = resource(
  'bookings',
  {
    title: text({ words: false, dated: true, readonly: true, required: true }),
    /** Empty: an open position in the department below, for the job and with the skills. */
    employee_id: reference('employees'),
    department_id: reference('departments'),
    job_id: reference('jobs'),
    skills: list(text({ required: true, min: 1, max: 80 }), { max: 20 }),
    project_id: reference('projects', required),
    /** The project manager, who owns the booking. */
    manager_id: reference('employees', { readonly: true, required: true }),
    project_task_id: reference('project-tasks'),
    from_date: date(required),
    to_date: date(required),
    /** Either minutes on each day, or a share of the day's planned time. */
    minutes_per_day: minutes({ min: 1, max: 1440 }),
    share_bp: share({ min: 1, max: 10_000 }),
    /** Mondays are 1; by default from Monday to Friday. */
    weekdays: list(integer({ required: true, min: 1, max: 7 }), { min: 1, max: 7 }),
    status: choice({
      options: ['tentative', 'confirmed'],
      initial: 'confirmed',
      tones: { tentative: 'amber', confirmed: 'green' },
    }),
    note: text({ words: true, max: 500 }),
  },
  {
    label: 'title',
    check: complaintAboutBooking,
    list: {
      table: [
        'project_id',
        'employee_id',
        'from_date',
        'to_date',
        'minutes_per_day',
        'share_bp',
        'status',
        '-department_id',
        '-job_id',
        '-project_task_id',
        '-manager_id',
        '-note',
        '-created_at',
      ],
      search: ['employee_id', 'title', 'note'],
      filters: ['project_id', 'employee_id', 'manager_id', 'department_id', 'job_id', 'status', 'from_date', 'to_date', 'created_at'],
      sort: ['from_date', 'to_date', 'minutes_per_day', 'share_bp', 'status', 'created_at'],
      order: { by: 'from_date', dir: 'desc' },
      lasts: { from: 'from_date', to: 'to_date' },
      total: 'kept',
    },
    form: {
      rows: [
        ['project_id', 'project_task_id'],
        ['employee_id'],
        ['department_id', 'job_id'],
        ['skills'],
        ['from_date', 'to_date'],
        ['minutes_per_day', 'share_bp'],
        ['weekdays'],
        ['status'],
        ['note'],
      ],
      example: {
        employee_id: 2,
        project_id: 1,
        from_date: exampleDay(2, 1),
        to_date: exampleDay(3, 5),
        minutes_per_day: 240,
        weekdays: [1, 2, 3, 4, 5],
        status: 'tentative',
      },
    },
    access: {
      owner: { employee: 'manager_id', lead: true },
      alsoVisibleTo: 'employee_id',
      /** The employees that a user may book, and see the workload of. */
      extraRights: ['staff'],
      grants: {
        everyone: { view: 'own' },
        project_manager: { view: 'own', create: 'own', update: 'own', delete: 'own', export: 'own', staff: 'all' },
        department_manager: {
          view: 'department',
          create: 'department',
          update: 'department',
          delete: 'department',
          export: 'department',
          staff: 'department',
        },
        hr_manager: { view: 'all', export: 'all', staff: 'all' },
      },
    },
    life: {
      onPurge: 'anonymise',
      touches: ['projects'],
    },
  },
);

function complaintAboutBooking(booking: Record<string, unknown>): Record<string, string> {
  const { employee_id, department_id, from_date, to_date, minutes_per_day, share_bp } = booking;
  const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== '';
  const isUnclear = isGiven(minutes_per_day) === isGiven(share_bp);
  return {
    ...(isGiven(employee_id) || isGiven(department_id) ? {} : { employee_id: 'booked_nobody' }),
    ...(isUnclear ? { minutes_per_day: 'hours_or_share' } : {}),
    ...(typeof from_date === 'string' && typeof to_date === 'string' && to_date < from_date ? { to_date: 'before_start' } : {}),
  };
}
