import type { Call } from '@cadre/contract/call';
import type { CustomField, CustomFields } from '@cadre/contract/custom-field';
import { customName, wordedIn } from '@cadre/contract/custom-fields';
import type { Language } from '@cadre/contract/languages';
import type { Complaints } from '@cadre/contract/problems';
import { allTexts } from '@cadre/contract/texts/all';
import { listText } from '@cadre/contract/texts/list-text';
import { isPayPeriod, isWholeMonth } from '@cadre/rules/pay/pay-period';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Arguments, Problem } from '../problem.ts';
import { monthText } from '../texts/month-text.ts';
import { languageOf, momentText, type Translate, translator, wordsOf } from '../texts/texts.ts';
import { problemOf } from './problem-of.ts';
import { served } from './served.ts';

/** Sends a refusal in the caller's language. Any other error is logged with the request's id, and the response has no details. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  try {
    answer(error, request, reply);
  } catch (failure) {
    // Fastify would send the error's own message to the caller.
    request.log.error({ err: failure }, 'bug');
    send(reply, 500, { error: allTexts.en.problems.bug, code: 'bug', request_id: request.id });
  }
}

function answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error) ?? new Problem('bug');
  if (problem.code === 'bug') request.log.error({ err: error }, 'bug');
  else if (problem.status >= 500 || problem.code === 'file_missing')
    request.log.warn(
      { reason: reasonOf(error as Error), code: problem.code },
      problem.status >= 500 ? 'unavailable' : 'a stored file is missing',
    );

  const language = languageOf(request.headers['accept-language']);
  const body = { ...bodyOf(problem, request, translator(language), language), request_id: request.id };
  if (problem.retryAfter !== undefined) reply.header('retry-after', String(problem.retryAfter));
  // A body that was refused half-read would be taken for the next request.
  if (problem.status === 413 || problem.status === 415) reply.header('connection', 'close');
  send(reply, problem.status, body);
}

const reasonOf = ({ cause, message }: Error): string => (cause instanceof Error ? cause.message : message);

function send(reply: FastifyReply, status: number, body: Record<string, unknown>): void {
  void reply.code(status).type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
}

const bodyOf = (problem: Problem, request: FastifyRequest, t: Translate, language: Language) =>
  problemResponse(problem, t, language, request.routeOptions?.config?.[served], request.actor?.custom);

/** The response body of a refusal: of a whole request, or of one row among others. */
export function problemResponse(problem: Problem, t: Translate, language: Language, call?: Call, custom?: CustomFields) {
  const error = sentenceOf(problem, t, language, call);
  const about = problem.about ?? call?.tag;
  const isLong = Object.keys(problem.fields ?? {}).length > mostFields;
  return {
    error: isLong ? `${error} ${t('checks.first_only', { count: mostFields })}` : error,
    code: problem.code,
    ...(problem.fields && {
      fields: sentencesOf(problem.fields, t, about, (name) => customWord(custom?.get(about ?? ''), name, language)),
    }),
    ...problem.extra,
  };
}

/** The message of a refusal for the caller. */
function sentenceOf(problem: Problem, t: Translate, language: Language, call?: Call): string {
  const args = Object.fromEntries(Object.entries(problem.args).map(([name, value]) => [name, argumentOf(language, value)]));
  return t(`problems.${problem.says}` as 'problems.invalid', { what: whatOf(t, problem, call), ...args } as never);
}

/** Limits the work per response: longer lists and names would not be read, and each costs other requests time. */
const mostFields = 20;
const longestName = 120;
const longestText = 300;

function argumentOf(language: Language, value: Arguments[string]): string | number {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && !isWholeMonth(value) && isPayPeriod(value)) return monthText(language, value);
  const text = value instanceof Date ? momentText(language, value) : typeof value === 'string' ? value : listText(language, value);
  return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
}

/**
 * The subject of the refusal in the caller's language: the resource of the problem, the parent record of the path, or the tag of the call.
 */
function whatOf(t: Translate, { about }: Problem, call: Call | undefined): string {
  const words = wordsOf(t);
  const noun = [about, /([\w-]+)\/:\w+/.exec(call?.path ?? '')?.[1], call?.tag].find((name) => name !== undefined && words.has(name));
  return noun === undefined ? t('common.record') : words.inline.the(noun);
}

/** The company's name of a custom field. */
function customWord(fields: readonly CustomField[] | undefined, name: string, language: Language): string | undefined {
  const found = fields?.find(({ key }) => customName(key) === name);
  return found && wordedIn(found, language);
}

function sentencesOf(
  fields: Complaints,
  t: Translate,
  tag: string | undefined,
  own: (name: string) => string | undefined,
): Record<string, string[]> {
  const sentences = Object.entries(fields)
    .slice(0, mostFields)
    .map(([sent, complaints]) => {
      const name = sent.slice(0, longestName);
      // A field unknown to the caller has no label: it may be a custom field that is closed to them.
      const isUnknown = complaints.some(({ code }) => code === 'unknown_field');
      const label = (isUnknown ? undefined : own(name)) ?? wordsOf(t).field(tag, lastName(name));
      return [name, complaints.map(({ code, ...args }) => t(`checks.${code}` as 'checks.terms', { label, ...args } as never))];
    });
  return Object.fromEntries(sentences);
}

/** Of `pins.list.0.pin` people know the pin, and of `pins.list` the pins. */
const lastName = (path: string): string => path.split('.').findLast((part) => !/^(\d+|list)$/.test(part)) ?? path;
