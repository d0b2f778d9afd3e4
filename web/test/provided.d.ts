import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** In milliseconds: how long a page may take to show what it is bound to show. */
    wait: number;
  }
}
