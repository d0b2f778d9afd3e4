import './progress.css';

type Props = {
  /** The name of the progress, for screen readers. */
  label: string;
  /** From 0 to `max`; absent where the progress is unknown. */
  value?: number | undefined;
  max?: number | undefined;
};

export const Progress = ({ label, value, max = 100 }: Props) => (
  <progress className="full clip ui-progress" aria-label={label} max={max} value={value} />
);
