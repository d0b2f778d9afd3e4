import { type ComponentProps, type CSSProperties, type ReactNode, type RefObject, useId } from 'react';
import { classNames } from '../class-names.ts';
import './day-grid.css';
import { type Place, placeMark } from './place.ts';

type Keys = {
  box?: RefObject<HTMLDivElement | null> | undefined;
  /** The handlers of the table. */
  table: Omit<ComponentProps<'table'>, 'children'>;
  /** The room of the rows that are not drawn. */
  padding?: CSSProperties | undefined;
};

type Props = Omit<ComponentProps<'div'>, 'ref'> & {
  label: string;
  /** From `useDayGrid`, or a page's own: a grid whose cells are reached by keys. Without them it is a table to read. */
  keys?: Keys | undefined;
  /** What the keys do, for screen readers. */
  hint?: string | undefined;
  /** The number of days or weeks. */
  columns: number;
  /** All rows, including those that are not drawn. */
  rowCount?: number | undefined;
  /** The head of the names. */
  corner: ReactNode;
  /** A `DayHead` for each column, and the heads of columns after them. */
  heads: ReactNode;
  /** A `<tfoot>`. */
  foot?: ReactNode;
};

/** A table whose cells are navigated with arrow keys. */
const isGrid = { role: 'grid' } as const;

/** Rows by days: the heads stay in view above, the names at the side. The page passes the rows with their cells. */
export function DayGrid({ label, keys, hint, columns, rowCount, corner, heads, foot, className, style, children, ...box }: Props) {
  const id = useId();
  const look = { className: classNames('ui-day-grid', className), style: { '--columns': columns, ...style } as CSSProperties };
  const parts = (
    <>
      <thead>
        <tr className="ui-day-grid__row ui-day-grid__head" aria-rowindex={rowCount === undefined ? undefined : 1}>
          <th scope="col" className="ui-day-grid__name">
            <span>{corner}</span>
          </th>
          {heads}
        </tr>
      </thead>
      <tbody style={keys?.padding}>{children}</tbody>
      {foot}
    </>
  );
  if (!keys)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: users without a mouse must be able to scroll it
      <section {...box} {...look} tabIndex={0} aria-label={label}>
        <table>{parts}</table>
      </section>
    );
  return (
    <>
      {hint && (
        <p id={id} className="visually-hidden">
          {hint}
        </p>
      )}
      <div {...box} {...look} ref={keys.box}>
        <table
          {...isGrid}
          aria-label={label}
          aria-describedby={hint && id}
          aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
          {...keys.table}
        >
          {parts}
        </table>
      </div>
    </>
  );
}

type HeadProps = Omit<ComponentProps<'th'>, 'children'> & {
  /** The day in full, for screen readers. */
  words?: string | undefined;
  small?: ReactNode;
  strong?: ReactNode;
  isNow?: boolean | undefined;
  /** A day or week that is planned as a whole is underlined instead of circled. */
  isPeriod?: boolean | undefined;
  children?: ReactNode;
};

/** The head of a day: its weekday above its number. */
export const DayHead = ({ words, small, strong, isNow, isPeriod, className, children, ...head }: HeadProps) => (
  <th
    {...head}
    scope="col"
    className={classNames('ui-day-grid__day', isPeriod && 'ui-day-grid__day--period', className)}
    aria-current={isNow ? 'date' : undefined}
  >
    {words !== undefined && <span className="visually-hidden">{words}</span>}
    {small !== undefined && <span aria-hidden>{small}</span>}
    {strong !== undefined && <strong aria-hidden>{strong}</strong>}
    {children}
  </th>
);

type RowProps = ComponentProps<'tr'> & {
  /** Its number among all rows, from 0, where not all are drawn. */
  index?: number | undefined;
};

export const DayRow = ({ index, className, ...row }: RowProps) => (
  <tr {...row} className={classNames('ui-day-grid__row', className)} aria-rowindex={index === undefined ? undefined : index + 2} />
);

export const RowName = ({ className, ...name }: ComponentProps<'th'>) => (
  <th {...name} scope="row" className={classNames('ui-day-grid__name', className)} />
);

type CellState = { place?: Place | undefined; isActive?: boolean | undefined; isFree?: boolean | undefined; isToday?: boolean | undefined };

/** The properties of a cell: `<td {...dayCell({ … })} />`. A grid has thousands of them, so they are no component. */
export const dayCell = ({ place, isActive, isFree, isToday }: CellState, className?: string) => ({
  ...(place && { ...placeMark(place), tabIndex: isActive ? 0 : -1 }),
  className: classNames('ui-day-grid__cell', className),
  'data-free': isFree || undefined,
  'data-today': isToday || undefined,
});
