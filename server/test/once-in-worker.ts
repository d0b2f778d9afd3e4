/** Read for every test file; what it imports is run once in a worker. */
import './resolve-quickly.ts';
