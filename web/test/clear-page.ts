import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A worker keeps its browser and the packages from file to file; what the application itself remembers begins anew with each. */
vi.resetModules();
localStorage.clear();
sessionStorage.clear();

/** Every test finds an empty page. */
afterEach(cleanup);
