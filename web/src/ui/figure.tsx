import type { CSSProperties } from 'react';
import './figure.css';

/** A number at the end of a row, as wide as the longest of its column, so that all bars beside them have one length. */
export const Figure = ({ text, all }: { text: string; all: readonly string[] }) => (
  <span className="ui-figure" style={{ '--letters': Math.max(...all.map(({ length }) => length)) } as CSSProperties}>
    {text}
  </span>
);
