import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** In milliseconds: how long a page may take to show its content. */
    wait: number;
  }
}
