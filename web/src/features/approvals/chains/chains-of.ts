import { type ChainSetting, chainLevel } from '@cadre/contract/calls/chains';
import type { Field } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';

export const scopes = ['branch', 'department', 'job', 'employee'] as const;
export type Scope = 'company' | (typeof scopes)[number];

/** The levels for one place: the company, or a narrower one, which then goes before it. */
export type Chain = { key: string; model: string; scope: Scope; target: { id: number; name: string } | undefined; levels: ChainSetting[] };

/** The settings of a level, in the shape the API takes. */
export type LevelDraft = Record<string, unknown>;

const narrowness: readonly Scope[] = ['company', ...scopes];

/** The chains of one kind of request, the widest first. The company always has one, even if it has no levels. */
export function chainsOf(settings: readonly ChainSetting[], model: string): Chain[] {
  const own = settings.filter((setting) => setting.model === model);
  const chains = new Map<string, Chain>([['company', { key: 'company', model, scope: 'company', target: undefined, levels: [] }]]);
  for (const setting of own) {
    const scope = scopes.find((one) => setting[`${one}_id`] !== null) ?? 'company';
    const target = scope === 'company' ? undefined : (setting[scope] ?? undefined);
    const key = target ? `${scope}-${target.id}` : scope;
    const chain = chains.get(key) ?? { key, model, scope, target, levels: [] };
    chains.set(key, { ...chain, levels: [...chain.levels, setting] });
  }
  return [...chains.values()]
    .map((chain) => ({ ...chain, levels: chain.levels.toSorted((a, b) => a.level - b.level || a.id - b.id) }))
    .sort(
      (a, b) => narrowness.indexOf(a.scope) - narrowness.indexOf(b.scope) || (a.target?.name ?? '').localeCompare(b.target?.name ?? ''),
    );
}

/** If every level only notifies or has a condition, a request may have no approver. */
export const maySkipAllLevels = ({ levels }: Pick<Chain, 'levels'>): boolean =>
  levels.length > 0 && levels.every(({ condition_field, notify_only }) => condition_field !== null || notify_only === true);

export const placeOf = ({ scope, target }: Pick<Chain, 'scope' | 'target'>): Record<string, number> =>
  scope === 'company' || !target ? {} : { [`${scope}_id`]: target.id };

export const draftOf = (setting: ChainSetting): LevelDraft =>
  Object.fromEntries(Object.keys(chainLevel).map((name) => [name, setting[name as keyof ChainSetting] ?? null]));

/** The field of a request that a condition compares. */
export function factOf(model: string, fact: unknown): Field | undefined {
  const resource = (resources as Record<string, Resource>)[model];
  return resource && typeof fact === 'string' ? fieldOf(resource, fact) : undefined;
}

/** A request field as an input of the simulator, without its required, readonly and computed flags. */
export const asQuestion = (field: Field): Field =>
  Object.fromEntries(Object.entries(field).filter(([name]) => !['required', 'readonly', 'computed'].includes(name))) as unknown as Field;

/** Whether holders of a right decide where no chain is set up, and not the manager. */
export const isByRight = (model: string): boolean => (resources as Record<string, Resource>)[model]?.life.request?.right !== undefined;

/** Whether the server refuses automatic approval of this kind of request. */
export function needsPerson(model: string): boolean {
  const resource = (resources as Record<string, Resource>)[model];
  return resource?.access.guarded !== undefined || Object.values(resource?.access.tiers ?? {}).some((tier) => tier.is === 'pay');
}

/** Whether a level acts by itself when its approvers do not respond. */
export const actsAlone = ({ auto_action, notify_only }: LevelDraft): boolean =>
  !notify_only && typeof auto_action === 'string' && auto_action !== 'none' && auto_action !== '';

export const isCompared = (field: Field | undefined): boolean =>
  field !== undefined && ['decimal', 'integer', 'minutes', 'money', 'share', 'hours'].includes(field.kind);

/** Drops values that another choice makes meaningless: a role next to a manager, a comparison without a field. */
export function levelFrom(model: string, draft: LevelDraft): LevelDraft {
  const { approver_kind, role_id, user_id, condition_field, condition_op, condition_value, condition_currency, notify_only, ...rest } =
    draft;
  const isLimited = typeof condition_field === 'string' && condition_field !== '';
  const op = isCompared(factOf(model, condition_field)) ? condition_op : condition_op === 'in' ? 'in' : 'eq';
  return {
    ...Object.fromEntries(Object.entries(rest).filter(([name]) => name in chainLevel)),
    approver_kind,
    notify_only: notify_only === true,
    auto_action: actsAlone(draft) ? draft.auto_action : 'none',
    auto_after_days: actsAlone(draft) ? (draft.auto_after_days ?? null) : null,
    rejection_note: (!notify_only && draft.rejection_note) || 'expected',
    role_id: approver_kind === 'role' ? (role_id ?? null) : null,
    user_id: approver_kind === 'user' ? (user_id ?? null) : null,
    condition_field: isLimited ? condition_field : null,
    condition_op: isLimited ? (op ?? null) : null,
    condition_value: isLimited ? (condition_value ?? null) : null,
    condition_currency: isLimited && factOf(model, condition_field)?.kind === 'money' ? (condition_currency ?? null) : null,
  };
}
