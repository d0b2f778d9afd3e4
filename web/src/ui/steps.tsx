import { Check } from 'lucide-react';
import './steps.css';

type Props = {
  label: string;
  steps: readonly { name: string; text: string }[];
  current: string;
  /** What readers hear of a step that lies behind. */
  doneText: string;
};

/** Where one is on the way; what lies behind is ticked off. */
export function Steps({ label, steps, current, doneText }: Props) {
  const at = steps.findIndex(({ name }) => name === current);
  return (
    <ol className="ui-steps" aria-label={label}>
      {steps.map(({ name, text }, index) => (
        <li key={name} data-done={index < at || undefined} aria-current={index === at ? 'step' : undefined}>
          <span className="ui-steps__number" aria-hidden>
            {index < at ? <Check size={14} /> : index + 1}
          </span>
          <span className="ui-steps__name">
            {text}
            {index < at && <span className="visually-hidden">, {doneText}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
