import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { openOnClick } from '../overlays/open-on-click.ts';
import './row-link.css';

type Props = Omit<ComponentProps<'a'>, 'className'> & {
  /** Opens the row in place; a new tab still follows the link. */
  onOpen?: (() => void) | undefined;
};

/** The name of a row that opens above its list. */
export const RowAnchor = ({ onOpen, ...link }: Props) => (
  <a {...(onOpen && { onClick: openOnClick(onOpen) })} {...link} className="medium block clip ink ui-row-link" />
);

/** The name of a row that links to its page. */
export const RowLink = createLink(RowAnchor);
