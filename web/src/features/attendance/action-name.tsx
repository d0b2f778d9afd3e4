import { Coffee, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import './action-name.css';

const icons: Record<string, LucideIcon> = { in: LogIn, ot_in: LogIn, out: LogOut, ot_out: LogOut, break_out: Coffee, break_in: Coffee };

/** A punch's action, with its icon. */
export function ActionName({ action }: { action: string }) {
  const labels = useLabels();
  const Icon = icons[action] ?? LogIn;
  return (
    <span className={`action-name action-name--${action}`}>
      <Icon size={16} aria-hidden />
      {labels.option('attendances', 'action', action)}
    </span>
  );
}
