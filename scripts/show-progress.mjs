const isTerminal = Boolean(process.stdout.isTTY);

/** Says what is going on, again and again, so that a long step never looks like a hang. In a terminal it stays on one line. */
export function showProgress(label) {
  const started = Date.now();
  const say = (words) => process.stdout.write(isTerminal ? `\r${label} ${words} ` : `${label} ${words}\n`);
  const elapsed = () => `${Math.round((Date.now() - started) / 1000)} s`;
  say('...');
  const timer = setInterval(() => say(`... ${elapsed()}`), isTerminal ? 1_000 : 10_000);
  return (outcome) => {
    clearInterval(timer);
    say(`${outcome} after ${elapsed()}${isTerminal ? '\n' : ''}`);
  };
}
