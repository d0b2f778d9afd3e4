import { createContext } from 'react';

/** How often the form around was to be sent. */
export const SendingsContext = createContext(0);
