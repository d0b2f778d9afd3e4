import { Coffee, LogIn, LogOut, type LucideIcon } from 'lucide-react';
import { useLabels } from '../../fields/labels.ts';
import './action-name.css';

const icons: Record<string, LucideIcon> = { in: LogIn, ot_in: LogIn, out: LogOut, ot_out: LogOut, break_out: Coffee, break_in: Coffee };

const tones: Record<string, string> = { in: 'green', ot_in: 'green', break_in: 'green', out: 'blue', ot_out: 'blue' };

/** A punch's action, with its icon. */
export function ActionName({ action }: { action: string }) {
  const labels = useLabels();
  const Icon = icons[action] ?? LogIn;
  const tone = tones[action];
  return (
    <span className="line line--inline action-name">
      <Icon size={16} className={tone ? `toned tone--${tone}` : 'muted'} aria-hidden />
      {labels.option('attendances', 'action', action)}
    </span>
  );
}
