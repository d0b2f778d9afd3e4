import { registerHooks } from 'node:module';

/**
 * Vitest reports every import to its main process, thousands from each worker, for watch mode, which these runs do not use. Imports of our
 * own sources can be resolved here: they are relative paths, or package names that always resolve to the same file.
 */
const named = new Map<string, Resolved>();
type Resolved = { url: string; format: 'module-typescript'; shortCircuit: true };

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (parentURL && specifier.startsWith('.') && specifier.endsWith('.ts')) return source(new URL(specifier, parentURL).href);
    const known = named.get(specifier);
    if (known) return known;
    const found = next(specifier, context);
    if (specifier.startsWith('@cadre/')) named.set(specifier, source(found.url));
    return found;
  },
});

/** Node would look for the package of each file, to learn the format that all of ours have. */
const source = (url: string): Resolved => ({ url, format: 'module-typescript', shortCircuit: true });
