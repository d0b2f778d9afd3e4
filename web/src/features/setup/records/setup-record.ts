/** What is made, under a key that later records may point to with `@key`; `label` is what complaints call it. */
export type SetupRecord = { model: string; key?: string; values: Record<string, unknown>; label?: string };
