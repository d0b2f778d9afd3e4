import type { Board, BoardBooking } from '@cadre/contract/calls/planning';
import { asHours } from '@cadre/rules/duration';
import type { Load } from '@cadre/rules/planning/load';
import { useMemo } from 'react';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';

/** Bookings and loads in words. */
export function useBookingWords({ projects, people }: Pick<Board, 'projects' | 'people'>) {
  const t = useTexts();
  const format = useFormat();
  return useMemo(() => {
    const byId = new Map(projects.map((project) => [project.id, project]));
    const names = new Map(people.map(({ id, name }) => [id, name]));
    const project = ({ project_id }: BoardBooking): string => byId.get(project_id ?? 0)?.name ?? t('planning.other_project');
    const amount = ({ minutes_per_day, share_bp, status }: BoardBooking): string => {
      const much =
        minutes_per_day === null
          ? t('planning.share_of', { share: format.share(share_bp ?? 0) })
          : t('planning.per_day', { hours: asHours(minutes_per_day) });
      return status === 'tentative' ? `${much}, ${t('planning.tentative')}` : much;
    };
    const place = ({ department, job, skills }: BoardBooking): string => {
      const what = [...(job ? [job.name] : []), ...skills].join(', ') || t('planning.open_place');
      return t('planning.place_of', { department: department?.name ?? '', what });
    };
    const who = (booking: BoardBooking): string => names.get(booking.employee_id ?? 0) ?? place(booking);
    const hours = (minutes: number): string => format.number(Math.round(minutes / 6) / 10);
    return {
      project,
      amount,
      place,
      hours,
      sentence: (booking: BoardBooking): string =>
        t('planning.bar', {
          project: project(booking),
          who: who(booking),
          from: booking.from_date,
          to: booking.to_date,
          amount: amount(booking),
        }),
      load: ({ capacity, booked, free, over, pending }: Load): string =>
        capacity === 0 && booked === 0
          ? t('planning.load_off')
          : [
              t('planning.load', { booked: hours(booked), capacity: hours(capacity) }),
              ...(over > 0 ? [t('planning.load_over', { hours: hours(over) })] : []),
              ...(free > 0 ? [t('planning.load_free', { hours: hours(free) })] : []),
              ...(pending > 0 ? [t('planning.load_pending', { hours: hours(pending) })] : []),
            ].join(', '),
    };
  }, [t, format, projects, people]);
}
export type BookingWords = ReturnType<typeof useBookingWords>;
