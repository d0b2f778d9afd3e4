import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject, vi } from 'vitest';
import { elementError } from './element-error.ts';
import { forgetOwnerStacks } from './forget-owner-stacks.ts';

// The first drawer of a run is read from disk and compiled.
configure({ asyncUtilTimeout: inject('wait'), getElementError: elementError });
forgetOwnerStacks();

/** A worker keeps its browser and the packages from file to file; what the application itself remembers begins anew with each. */
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

/** Every test finds an empty page. */
afterEach(cleanup);
