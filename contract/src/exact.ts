/**
 * The type of an argument keeps unknown keys if it is inferred, such as a misspelled or renamed one. Here they become `never`, so that they do
 * not compile. Inputs and examples have names of their own.
 */
export type Exact<T, Known> = T extends readonly unknown[] | Callback
  ? unknown
  : T extends object
    ? { [K in keyof T]: K extends KeyIn<Known> ? (K extends 'input' | 'example' ? unknown : Exact<T[K], ValueIn<Known, K>>) : never }
    : unknown;

type Callback = (record: never) => unknown;
/** Of a union, the keys of every part. */
type KeyIn<T> = T extends object ? keyof T : never;
type ValueIn<T, K> = T extends object ? (K extends keyof T ? T[K] : never) : never;
