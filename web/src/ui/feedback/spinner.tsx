import './spinner.css';

/** Spins while something is loading; the text next to it names that. */
export const Spinner = () => <span className="rigid round ui-spinner" aria-hidden />;
