import type { CSSProperties } from 'react';
import './shift-chip.css';

/** The colour people gave to a shift, for the style sheets to mix with the theme. */
export const shiftColor = (color: string): CSSProperties => ({ ['--shift-given' as string]: color });

/** A shift by its code, in its colour. */
export const ShiftChip = ({ code, color }: { code: string; color: string }) => (
  <span className="strong ink rounded-small smaller middle shift-chip" style={shiftColor(color)}>
    {code}
  </span>
);
