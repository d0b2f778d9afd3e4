import './spinner.css';

/** Turns while something is on its way. What that is, is said beside it. */
export const Spinner = () => <span className="ui-spinner" aria-hidden />;
