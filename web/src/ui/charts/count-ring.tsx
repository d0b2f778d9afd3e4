import './count-ring.css';

type Props = {
  tone: 'blue' | 'pink' | 'green';
  /** The name of the count, for screen readers. */
  label: string;
  children: string;
};

/** A count in a circle: `<CountRing tone="blue" label={t('dashboard.pending_approvals')}>3</CountRing>` */
export const CountRing = ({ tone, label, children }: Props) => (
  <span className={`stacked rigid ink centered ui-count-ring tone--${tone}`}>
    <span className="visually-hidden">{label}</span>
    <strong>{children}</strong>
  </span>
);
