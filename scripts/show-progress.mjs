const isTerminal = Boolean(process.stdout.isTTY);
const clearToTheEnd = '\x1b[K';

const say = (line) => process.stdout.write(isTerminal ? `\r${line} ${clearToTheEnd}` : `${line}\n`);

/** Shows the current step at intervals, so that a long step never looks like a hang. In a terminal it stays on one line. */
export function showProgress(label) {
  const started = Date.now();
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`;
  say(`${label} ...`);
  const stop = keepSaying(() => `${label} ... ${elapsed()}`);
  return (outcome) => {
    stop();
    say(`${label} ${outcome} after ${elapsed()}${isTerminal ? '\n' : ''}`);
  };
}

/** Prints the result of `words` at intervals, until it is stopped. */
export function keepSaying(words, secondsInLog = 10) {
  const timer = setInterval(() => say(words()), 1000 * (isTerminal ? 1 : secondsInLog));
  return () => clearInterval(timer);
}
