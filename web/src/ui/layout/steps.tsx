import { Check } from 'lucide-react';
import { TextButton } from '../actions/text-button.tsx';
import './steps.css';

type Props<N extends string> = {
  label: string;
  steps: readonly { name: N; text: string }[];
  /** Absent if all steps are completed. */
  current?: N | undefined;
  /** The text for screen readers of a completed step. */
  doneText: string;
  /** The way back to a completed step. */
  onGo?: ((name: N) => void) | undefined;
};

/** The progress through the steps; completed ones are ticked off. */
export function Steps<N extends string>({ label, steps, current, doneText, onGo }: Props<N>) {
  const at = current === undefined ? steps.length : steps.findIndex(({ name }) => name === current);
  return (
    <ol className="gap-2 flex ruled ui-steps" aria-label={label}>
      {steps.map(({ name, text }, index) => (
        <li
          className="fills line quiet gap-2-5"
          key={name}
          data-done={index < at || undefined}
          aria-current={index === at ? 'step' : undefined}
        >
          <span className="stacked strong rigid round centered meta-type ui-steps__number" aria-hidden>
            {index < at ? <Check size={14} /> : index + 1}
          </span>
          <span className="ui-steps__name">
            {index < at && onGo ? <TextButton onClick={() => onGo(name)}>{text}</TextButton> : text}
            {index < at && <span className="visually-hidden">, {doneText}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
