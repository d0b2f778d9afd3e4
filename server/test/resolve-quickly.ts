import { registerHooks } from 'node:module';

/**
 * Vitest has its main process note down every import, thousands from each worker, for runs that watch, which ours do not. What our own
 * sources import needs nobody to find it: a path beside the file, or a name of ours, which leads to the same file wherever it is said.
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
