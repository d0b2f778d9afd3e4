import './spinner.css';

/** Spins while something is loading; the text next to it names that. */
export const Spinner = () => <span className="ui-spinner" aria-hidden />;
