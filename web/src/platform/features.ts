import { type Features, readFeatures } from '@cadre/contract/calls/features';
import { createContext, use } from 'react';
import { ask } from './ask.ts';

const everything: Features = { language_picker: true, quick_search: true };

export const FeaturesContext = createContext(everything);

/** What this deployment offers; the same for everybody, and for as long as the page is open. */
export const useFeatures = (): Features => use(FeaturesContext);

/** Asked once, at the start. The sign-in page must open even when there is no answer: it says what is wrong better than a blank one. */
export async function loadFeatures(): Promise<Features> {
  try {
    return (await ask(readFeatures)).data;
  } catch {
    return everything;
  }
}
