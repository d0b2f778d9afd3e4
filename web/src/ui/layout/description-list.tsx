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
  <dl aria-label={label} className={classNames('ui-descriptions', `ui-descriptions--${layout}`, className)}>
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

export const Description = ({ label, note, tone, children }: DescriptionProps) => (
  <div className={tone && `ui-descriptions__${tone}`}>
    <dt>{label}</dt>
    <dd>{wholeDays(children)}</dd>
    {note && <dd className="ui-descriptions__note">{wholeDays(note)}</dd>}
  </div>
);
