import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where fresh databases of this run come from, and the folder that goes with everything in it when the run ends. */
    postgres: { url: string; template: string; folder: string };
    embedded: { folder: string };
  }
}
