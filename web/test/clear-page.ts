import { cleanup, configure } from '@testing-library/react';
import { afterEach, inject, vi } from 'vitest';
import { elementError } from './element-error.ts';
import { forgetOwnerStacks } from './forget-owner-stacks.ts';

// The first drawer of a run is read from disk and compiled.
configure({ asyncUtilTimeout: inject('wait'), getElementError: elementError });
forgetOwnerStacks();

/** A worker reuses its browser and the packages for all files; the state of the application is reset for each file. */
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

/** Every test finds an empty page. */
afterEach(cleanup);
