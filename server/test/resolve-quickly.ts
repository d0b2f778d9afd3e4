import { registerHooks } from 'node:module';

/**
 * Vitest reports every import to its main process, thousands from each worker, for watch mode, which these runs do not use. Imports of our
 * own sources can be resolved here: they are relative paths, or package names that always resolve to the same file.
 */
const named = new Map<string, string>();

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL } = context;
    if (parentURL && specifier.startsWith('.') && specifier.endsWith('.ts'))
      return { url: new URL(specifier, parentURL).href, shortCircuit: true };
    const known = named.get(specifier);
    if (known) return { url: known, shortCircuit: true };
    const found = next(specifier, context);
    if (specifier.startsWith('@cadre/')) named.set(specifier, found.url);
    return found;
  },
});
