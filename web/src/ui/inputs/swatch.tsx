import './swatch.css';

/** The colour that something has elsewhere; without one it is the colour of the rest. */
export const Swatch = ({ color }: { color?: string | null | undefined }) => (
  <span className="rigid ui-swatch" style={color ? { background: color } : undefined} aria-hidden />
);
