import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { wholeDays } from '../dates/whole-days.tsx';
import { Heading } from './heading.tsx';
import './card.css';

type Props = Omit<ComponentProps<'section'>, 'title'> & {
  /** The heading, which also names the region. A card without one may have a `label` that only readers hear. */
  title?: ReactNode;
  level?: 2 | 3 | undefined;
  /** A quiet line below the title. */
  hint?: ReactNode;
  label?: string | undefined;
  /** Next to the title: a badge, a link to the full list, buttons. */
  actions?: ReactNode;
  footer?: ReactNode;
  /** The footer stays in sight while the content above it is longer than the screen; its first part is set apart from the others. */
  isFooterSticky?: boolean | undefined;
  /** Rows, tables and pictures reach the edges; everything else keeps its distance from them. */
  isFlush?: boolean | undefined;
};

/** One subject of a page: `<Card title={t('devices.setup')} actions={<Button>…</Button>}>…</Card>` */
export function Card({ title, level = 2, hint, label, actions, footer, isFooterSticky, isFlush, className, children, ...section }: Props) {
  const id = useId();
  const Box = (title || label ? 'section' : 'div') as ElementType;
  return (
    <Box
      {...section}
      className={classNames('column shrinkable boxed ui-card', isFlush && 'ui-card--flush', className)}
      aria-label={label}
      aria-labelledby={title && !label ? id : undefined}
    >
      {(title || actions) && (
        <header className="line wraps ui-card__head">
          {title && (
            <div className="shrinkable ui-card__title">
              <Heading level={level} id={id}>
                {title}
              </Heading>
              {hint && <p className="note">{wholeDays(hint)}</p>}
            </div>
          )}
          {actions && <div className="line wraps push ui-card__actions">{actions}</div>}
        </header>
      )}
      <div className="stacked gap-3 ui-card__body">{children}</div>
      {footer && <footer className={classNames('line wraps ui-card__foot', isFooterSticky && 'ui-card__foot--sticky')}>{footer}</footer>}
    </Box>
  );
}
