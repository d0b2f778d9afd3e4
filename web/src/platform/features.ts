import type { Features } from '@cadre/contract/calls/features';
import { createContext, use } from 'react';
import { api } from './api.ts';

const everything: Features = { language_picker: true, quick_search: true };

export const FeaturesContext = createContext(everything);

/** What this deployment offers; the same for everybody, and for as long as the page is open. */
export const useFeatures = (): Features => use(FeaturesContext);

/** Asked once, at the start. The sign-in page must open even when there is no answer: it says what is wrong better than a blank one. */
export async function loadFeatures(): Promise<Features> {
  try {
    return (await api.get<{ data: Features }>('/features')).data;
  } catch {
    return everything;
  }
}
