import { prettyDOM } from '@testing-library/react';

/** Waiting for an element fails many times before it succeeds; the page is printed when the message is read, not each time. */
export function elementError(message: string | null, container: Element): Error {
  const read = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const error = Object.defineProperty(new Error(), 'message', { get: read, configurable: true });
  error.name = 'TestingLibraryElementError';
  return error;
}
