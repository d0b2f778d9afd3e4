import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** In milliseconds: the maximum time for a page to show its content. */
    wait: number;
  }
}
