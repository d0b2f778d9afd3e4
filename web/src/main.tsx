// Before every part, whose own rules override the shared ones.
import './ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { followSession } from './follow-session.ts';
import { loadFeatures } from './platform/features.ts';
import { guardSplash, holdSplash } from './platform/splash.ts';
import { keepPresses } from './platform/steady-press.ts';
import { loadTexts, storedLanguage } from './platform/texts.ts';
import { makeRouter } from './router.ts';

const release = holdSplash();
guardSplash();
keepPresses();
void start().finally(release);

/** The splash stays until the texts, the features, the session and the first page are there. */
async function start(): Promise<void> {
  const language = storedLanguage();
  const [pack, features] = await Promise.all([loadTexts(language), loadFeatures()]);
  document.documentElement.lang = language;
  const router = makeRouter();
  followSession(router);
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <App router={router} language={language} pack={pack} features={features} />
    </StrictMode>,
  );
  await new Promise<void>((resolve) => {
    const stop = router.subscribe('onRendered', () => {
      stop();
      resolve();
    });
  });
}
