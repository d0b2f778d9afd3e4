/** The product's sign: two open circles, a company around a person. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" fill="none" stroke="currentColor" strokeWidth="7" strokeLinecap="round" aria-hidden>
      <path d="M52 18A24 24 0 1 0 52 46" />
      <path d="M41 27A11 11 0 1 0 41 37" />
    </svg>
  );
}
