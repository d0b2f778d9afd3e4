/** Loaded by every test file; its imports run once per worker. */
import './resolve-quickly.ts';
