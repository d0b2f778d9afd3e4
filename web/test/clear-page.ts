import { cleanup } from '@testing-library/react';
import { afterEach } from 'vitest';

/** Every test finds an empty page. */
afterEach(cleanup);
