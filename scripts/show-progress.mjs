const isTerminal = Boolean(process.stdout.isTTY);
const clearToTheEnd = '\x1b[K';

const say = (line) => process.stdout.write(isTerminal ? `\r${line} ${clearToTheEnd}` : `${line}\n`);

/** Says what is going on, again and again, so that a long step never looks like a hang. In a terminal it stays on one line. */
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

/** Says what `words` gives, every so often, until it is stopped. */
export function keepSaying(words, secondsInLog = 10) {
  const timer = setInterval(() => say(words()), 1000 * (isTerminal ? 1 : secondsInLog));
  return () => clearInterval(timer);
}
