import { type Features, readFeatures } from '@cadre/contract/calls/features';
import { createContext, use } from 'react';
import { callApi } from './call-api.ts';

const everything: Features = { language_picker: true, quick_search: true };

export const FeaturesContext = createContext(everything);

/** The features of this deployment, the same for all users and for as long as the page is open. */
export const useFeatures = (): Features => use(FeaturesContext);

/** Fetched once, at the start. The sign-in page must open even without a response: it explains the problem better than a blank page. */
export async function loadFeatures(): Promise<Features> {
  try {
    return (await callApi(readFeatures)).data;
  } catch {
    return everything;
  }
}
