import './progress.css';

type Props = {
  /** What is measured, for readers. */
  label: string;
  /** From 0 to `max`; absent where nobody knows how far it is. */
  value?: number | undefined;
  max?: number | undefined;
};

export const Progress = ({ label, value, max = 100 }: Props) => (
  <progress className="ui-progress" aria-label={label} max={max} value={value} />
);
