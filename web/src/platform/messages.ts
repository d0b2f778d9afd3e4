import { useSyncExternalStore } from 'react';
import { type Message, onMessages, readMessages, showMessage } from './message-store.ts';

const speak = {
  info: (text: string) => showMessage('info', text),
  error: (text: string) => showMessage('error', text),
};

/** The global message: `info` after a success, `error` after a failure. */
export const useMessages = (): typeof speak => speak;

export const useMessageArchive = (): readonly Message[] => useSyncExternalStore(onMessages, readMessages).archive;
