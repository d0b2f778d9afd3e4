import { prettyDOM } from '@testing-library/react';

/** Who waits for an element asks many times in vain; the page is printed when somebody reads the message, not each time. */
export function elementError(message: string | null, container: Element): Error {
  const read = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
  const error = Object.defineProperty(new Error(), 'message', { get: read, configurable: true });
  error.name = 'TestingLibraryElementError';
  return error;
}
