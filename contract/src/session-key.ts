/** The storage key of the session in the browser, for the pages of the web and for the page of the API document. */
export const sessionKey = 'cadre.session';
