import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './description-list.css';
import { wholeDays } from '../dates/whole-days.tsx';

type Props = {
  /**
   * `grid` has the label above its value, as many next to each other as fit; `rows` has both in one line; `numbers` shows sums in large.
   */
  layout?: 'grid' | 'rows' | 'numbers' | undefined;
  label?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** `<DescriptionList><Description label="Branch">Madrid</Description></DescriptionList>` */
export const DescriptionList = ({ layout = 'grid', label, className, children }: Props) => (
  <dl aria-label={label} className={classNames('stacked ui-descriptions', `ui-descriptions--${layout}`, className)}>
    {children}
  </dl>
);

type DescriptionProps = {
  label: ReactNode;
  /** A quieter line below the value. */
  note?: ReactNode;
  tone?: 'success' | 'warning' | 'danger' | undefined;
  children: ReactNode;
};

const tones = { success: 'green', warning: 'amber', danger: 'pink' };

export const Description = ({ label, note, tone, children }: DescriptionProps) => (
  <div className="shrinkable">
    <dt className="note">{label}</dt>
    <dd className={`anywhere shrinkable ${tone ? `toned tone--${tones[tone]}` : ''}`}>{wholeDays(children)}</dd>
    {note && <dd className="anywhere shrinkable ui-descriptions__note">{wholeDays(note)}</dd>}
  </div>
);
