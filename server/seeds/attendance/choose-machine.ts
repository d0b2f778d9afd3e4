import { tokyo, valencia } from '../company/places.ts';
import type { Punch } from './plan-punches.ts';

/** Where a punch was made: by place and, at the turnstiles, by direction. A few came through the garage, while it was heard. */
export function chooseMachine(place: number, { action, employee, at }: Punch, garageUntil: number): number {
  if (place === tokyo) return 3;
  if (place === valencia) return action === 'in' ? 1 : 2;
  return employee % 6 === 0 && at < garageUntil ? 4 : 0;
}
