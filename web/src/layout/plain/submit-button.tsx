type Props = { text: string; busyText: string; isBusy: boolean; isLarge?: boolean };

export function SubmitButton({ text, busyText, isBusy, isLarge }: Props) {
  return (
    <button type="submit" className={`button button--primary ${isLarge ? 'button--large' : ''}`} disabled={isBusy} aria-busy={isBusy}>
      {isBusy && <span className="spinner" aria-hidden />}
      {isBusy ? busyText : text}
    </button>
  );
}
