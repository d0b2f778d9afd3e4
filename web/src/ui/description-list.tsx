import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './description-list.css';

type Props = {
  /** `grid` has the label above its value, as many beside each other as fit; `rows` has both in one line; `numbers` shows sums in large. */
  layout?: 'grid' | 'rows' | 'numbers' | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** `<DescriptionList><Description label="Branch">Madrid</Description></DescriptionList>` */
export const DescriptionList = ({ layout = 'grid', className, children }: Props) => (
  <dl className={classNames('ui-descriptions', `ui-descriptions--${layout}`, className)}>{children}</dl>
);

export const Description = ({ label, children }: { label: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
