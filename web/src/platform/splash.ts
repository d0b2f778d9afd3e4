import { translate } from './texts.ts';

/** The splash disappears when all loads are done; after 3 s only pending loads keep it. */
export const splashFallback = 3_000;
const retryAfter = 10_000;

let holders = 0;
let isOver = false;

/** Registers a pending load; the returned function unregisters it. */
export function holdSplash(): () => void {
  holders += 1;
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    holders -= 1;
    if (holders === 0) hideSplash();
  };
}

export function guardSplash(): void {
  setTimeout(() => (holders > 0 ? explainSplash() : hideSplash()), splashFallback);
  setTimeout(offerRetry, retryAfter);
}

function hideSplash(): void {
  if (isOver) return;
  isOver = true;
  const splash = document.getElementById('splash');
  splash?.setAttribute('data-leaving', '');
  setTimeout(() => splash?.remove(), 200);
}

function explainSplash(): void {
  const splash = document.getElementById('splash');
  const sentence = document.createElement('span');
  sentence.textContent = translate('common.still_loading');
  splash?.append(sentence);
}

function offerRetry(): void {
  if (isOver) return;
  const button = document.createElement('button');
  button.textContent = translate('common.retry');
  button.addEventListener('click', () => window.location.reload());
  document.getElementById('splash')?.append(button);
}
