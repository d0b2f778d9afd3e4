/** What is made, or changed where it has an `id`, under a key that later records may point to with `@key`; `label` is what complaints call it. */
export type SetupRecord = { model: string; key?: string; id?: number; values: Record<string, unknown>; label?: string };
