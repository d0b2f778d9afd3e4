import type { Random } from '../random.ts';

/** The punching habits of an employee, constant all year. */
export type Habits = {
  is_late_riser: boolean;
  works_long: boolean;
  stamps_lunch: boolean;
  works_weekends: boolean;
  /** Works from elsewhere and checks in on the web. */
  on_the_web: boolean;
  absent_per_thousand: number;
};

export const habitsOf = (number: number, random: Random): Habits => ({
  is_late_riser: number % 13 === 4,
  works_long: number % 7 === 2,
  stamps_lunch: random.below(100) < 35,
  works_weekends: number % 5 === 1,
  on_the_web: number % 8 === 3,
  absent_per_thousand: number % 17 === 9 ? 20 : 3,
});
