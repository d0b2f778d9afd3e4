import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where fresh databases of this run come from. */
    postgres: { url: string; template: string };
    embedded: { template: string };
  }
}
