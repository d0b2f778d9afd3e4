/**
 * A record to create, or to change if it has an `id`, under a key that later records may reference with `@key`; `label` names it in
 * complaints.
 */
export type SetupRecord = { model: string; key?: string; id?: number; values: Record<string, unknown>; label?: string };
