import { asBalance, minutesOf } from '@cadre/rules/duration';
import './hours.css';

/** More or less than expected; the sign carries the meaning, the color only supports it. */
export function Balance({ hours }: { hours: number }) {
  const minutes = minutesOf(hours);
  return <span className={minutes < 0 ? 'toned tone--pink' : undefined}>{asBalance(minutes)}</span>;
}
