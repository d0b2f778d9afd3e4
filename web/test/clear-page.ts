import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react';
import { afterEach, inject, vi } from 'vitest';

// The first drawer of a run is read from disk and compiled.
configure({ asyncUtilTimeout: inject('wait'), getElementError });

/** Asked for with every change of the page while something is awaited; the page is drawn for who waited in vain. */
function getElementError(message: string | null, container: Element): Error {
  const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as { _disableExpensiveErrorDiagnostics?: boolean };
  const said = [message, !isWaiting && prettyDOM(container)].filter(Boolean).join('\n\n');
  return Object.assign(new Error(said), { name: 'TestingLibraryElementError' });
}

/** A worker keeps its browser and the packages from file to file; what the application itself remembers begins anew with each. */
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

/** Every test finds an empty page. */
afterEach(cleanup);
