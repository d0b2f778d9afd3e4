import type { AnswerOf, Call, DataOf, ParamsOf } from '@cadre/contract/call';
import type { Fields } from '@cadre/contract/fields';
import type { Sent } from '@cadre/contract/values';
import {
  type Query,
  type QueryClient,
  queryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from './api.ts';

/** All that a call is given, in one: the parameters of its path, its query and its body, which share no name. */
export type ParamsFor<C extends Call> = ParamsOf<C> & Given<C['query']> & Given<C['body']> & Parts<C['upload']>;
type Given<F> = F extends Fields ? OrNothing<Sent<F>> : unknown;
type Parts<F> = F extends Fields ? OrNothing<Sent<F>> & { file: File; onProgress?: (share: number) => void } : unknown;

type Nothing = Record<never, never>;
/** Optional params may be undefined. */
type OrNothing<S> = { [K in keyof S]: Nothing extends Pick<S, K> ? S[K] | undefined : S[K] };
type CallArgs<C extends Call> = Nothing extends ParamsFor<C> ? [wish?: ParamsFor<C>] : [wish: ParamsFor<C>];

/** Calls the endpoint described by the declaration. A file is returned as a blob. */
export function callApi<C extends Call>(
  call: C,
  ...[params]: CallArgs<C>
): Promise<C['file'] extends readonly string[] ? Blob : AnswerOf<C>> {
  return send(call, (params ?? {}) as Values) as Promise<never>;
}

/** The cached part of a response: its data, or the whole response if it has more than data. */
export type ResultOf<C extends Call> = C['file'] extends readonly string[]
  ? Blob
  : C['answer'] extends { kind: 'page' | 'whole' }
    ? AnswerOf<C>
    : DataOf<C>;

/** Begins with the call's tag, so that a write that touches the tag invalidates it. */
export const callKey = (call: Call, params: unknown = {}) => [...keyOf(call), params as Values] as const;

/** The key of a call with any params. */
export const keyOf = (call: Call) => [call.tag, call.path] as const;

/** The query itself, for loaders and for optimistic updates of the cache. */
export const callQuery = <C extends Call, T = ResultOf<C>>(call: C, ...params: CallArgs<C>) =>
  queryOptions({
    queryKey: callKey(call, params[0]),
    queryFn: async (): Promise<T> => {
      const answer = await callApi(call, ...params);
      return (isWhole(call) ? answer : (answer as { data: unknown }).data) as T;
    },
  });

type AskOptions<C extends Call, S> = Omit<UseQueryOptions<ResultOf<C>, Error, S>, 'queryKey' | 'queryFn'>;
type QueryArgs<C extends Call, S> =
  Nothing extends ParamsFor<C> ? [wish?: ParamsFor<C>, options?: AskOptions<C, S>] : [wish: ParamsFor<C>, options?: AskOptions<C, S>];

/** The cached result of a call: `useCall(deviceHealth, { id })`. */
export const useCall = <C extends Call, S = ResultOf<C>>(call: C, ...[params, options]: QueryArgs<C, S>) =>
  useQuery({ ...(callQuery(call, ...([params] as never)) as object), ...options } as UseQueryOptions<ResultOf<C>, Error, S>);

/** A file at a URL from a response. */
export const fetchFile = (url: string): Promise<Blob> => api.blob(url);

export const useFile = (url: string, options: { enabled?: boolean; meta?: { quiet?: boolean } } = {}) =>
  useQuery({ ...options, queryKey: ['file', url], queryFn: () => fetchFile(url), staleTime: Number.POSITIVE_INFINITY });

type Rest<C extends Call, G> = Omit<ParamsFor<C>, keyof G>;
// biome-ignore lint/suspicious/noConfusingVoidType: only void lets `mutate()` be called with nothing.
type Variables<C extends Call, G> = Nothing extends Rest<C, G> ? Rest<C, G> | void : Rest<C, G>;
type MutationOptions<R, V> = Omit<UseMutationOptions<R, Error, V>, 'mutationFn'>;

/** A mutation: known params are given here, the rest to `mutate`. It refetches the queries it touches and shows its message. */
export const useCallMutation = <C extends Call, const G extends Partial<ParamsFor<C>> = Nothing>(
  call: C,
  given: G = {} as G,
  options: MutationOptions<AnswerOf<C>, Variables<C, G>> = {},
) => useMutationFor<Variables<C, G>, AnswerOf<C>>((rest) => [call, { ...given, ...(rest as Values) }], options);

export type MutationForOptions<R, V> = MutationOptions<R, V> & {
  /** Called as soon as it is saved, before the queries it touches are refetched. */
  onAnswer?: (answer: R) => void;
  /** Additions to the response, for example an action for its message. */
  beside?: (variables: V) => Partial<R>;
};

/** A mutation whose variables determine which call it makes. */
export function useMutationFor<V, R>(
  orderOf: (variables: V) => readonly [Call, Values],
  { onSuccess, onAnswer, beside, ...options }: MutationForOptions<R, V> = {},
) {
  const client = useQueryClient();
  return useMutation({
    ...options,
    mutationFn: async (variables: V) => {
      const answer = (await send(...orderOf(variables))) as R;
      onAnswer?.(answer);
      return { ...answer, ...beside?.(variables) };
    },
    onSuccess: async (answer, variables, ...result) => {
      const [call, params] = orderOf(variables);
      await forget(client, call.touches ?? [], goneBy(call, params));
      return onSuccess?.(answer, variables, ...result);
    },
  });
}

/** A write that is delivered although the page closes; its response is ignored. */
export function sendOnLeaving<C extends Call>(call: C, params: ParamsFor<C>): void {
  const { path, rest } = addressed(call, params as Values);
  api.writeOnLeaving(call.method, path, rest);
}

/** For changes that no call of ours has made, or that several made together. */
export function useInvalidate(): (tags: readonly string[]) => Promise<void> {
  const client = useQueryClient();
  return useCallback((tags) => forget(client, tags), [client]);
}

type RemovedRecord = { tag: string; id: unknown };

/** A deleted record must not be fetched again. */
const goneBy = ({ method, path, tag }: Call, { id }: Values): RemovedRecord | undefined =>
  method === 'DELETE' && path.endsWith('/:id') ? { tag, id } : undefined;

/** A response still in flight does not include the write, and would be treated as fresh. */
async function forget(client: QueryClient, tags: readonly string[], gone?: RemovedRecord): Promise<void> {
  const predicate = ({ queryKey: [tag, , params] }: Query): boolean =>
    (tags.includes(tag as string) || isCountOf(tags, tag, params)) &&
    !(tag === gone?.tag && String((params as Values)?.id) === String(gone?.id));
  await client.cancelQueries({ predicate });
  await client.invalidateQueries({ predicate });
}

/** Counts of several lists change with each of them. */
const isCountOf = (tags: readonly string[], tag: unknown, params: unknown): boolean =>
  tag === 'counts' && (params as { of: { list: string }[] }).of.some(({ list }) => tags.includes(list));

export type Values = Record<string, unknown>;

const isWhole = ({ answer, file }: Call): boolean => file !== undefined || answer?.kind === 'page' || answer?.kind === 'whole';

export function send(call: Call, params: Values): Promise<unknown> {
  const { path, rest } = addressed(call, params);
  const names = Object.keys(call.query ?? {});
  const query = Object.fromEntries(names.map((name) => [name, rest[name] as string]));
  if (call.file) return api.blob(path, query);
  if (call.method === 'GET') return api.get(path, query);
  if (call.upload) return sendParts(call.upload, path, rest);
  const body = call.body && Object.fromEntries(Object.entries(rest).filter(([name]) => !names.includes(name)));
  const verb = call.method.toLowerCase() as 'post' | 'put' | 'patch' | 'delete';
  return api[verb](path, body);
}

function addressed(call: Call, params: Values): { path: string; rest: Values } {
  const rest = { ...params };
  const path = call.path.replace(/:(\w+)/g, (_found, name: string) => {
    delete rest[name];
    return encodeURIComponent(String(params[name]));
  });
  return { path, rest };
}

function sendParts(fields: Fields, path: string, { file, onProgress, ...rest }: Values): Promise<unknown> {
  const form = new FormData();
  for (const name of Object.keys(fields)) {
    const value = rest[name];
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  form.append('files[]', file as File);
  return api.upload(path, form, (onProgress as ((share: number) => void) | undefined) ?? (() => {}));
}
