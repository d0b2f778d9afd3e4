import { call } from '../call.ts';
import { type DashboardCard, dashboardCards } from '../dashboard-cards.ts';
import { boolean, choice, group, integer, list, map, optionally, required, text, time, timezone } from '../fields.ts';
import { languages } from '../languages.ts';
import { type ChosenKind, chosenKinds, type MailMode, mailModes } from '../notice-kinds.ts';
import type { ValueOf } from '../values.ts';

export const mostViews = 30;
const name = text({ required: true, max: 60 });

const noticeChoice = group(
  { in_app: boolean({ optional: true }), mail: choice({ options: mailModes, optional: true }) },
  { optional: true },
);
const noticeChoices = Object.fromEntries(chosenKinds.map((kind) => [kind, noticeChoice])) as Record<ChosenKind, typeof noticeChoice>;

export const preferenceFields = {
  locale: choice({ options: languages }),
  timezone: timezone(),
  theme: choice({ options: ['system', 'light', 'dark'] }),
  density: choice({ options: ['comfortable', 'middle', 'compact'] }),
  single_key_shortcuts: boolean(),
  reduce_motion: boolean(),
  mail_on_sign_in: boolean(),
  /** Pay shows as dots, for screens that others see. */
  hide_amounts: boolean(),
  /** By kind of notice; kinds without a choice use the default. */
  notices: group(noticeChoices),
  /** Mails are not sent between these local times of the user; security mails are. */
  quiet_hours: group({ from: time(required), to: time(required) }),
  /** When the mail with the notices of the day or the week leaves. */
  digest_at: time(),
  /** 1 is Monday. */
  week_start: integer({ min: 1, max: 7 }),
  /** The path that opens first; empty for the usual one. */
  start_page: text({ max: 60 }),
  /** The cards of the dashboard in the user's order; cards that are missing here follow at the end. */
  dashboard: list(
    { card: choice({ options: dashboardCards, required: true }), isShown: boolean(required) },
    { max: dashboardCards.length },
  ),
  /** By list: the columns in their order, `SavedColumn[]`. */
  columns: map(list({ name, isShown: boolean(required) }, { max: 100 })),
  /** By list: the user's own views, `SavedView[]`. */
  views: map(list({ name, search: text({ max: 2000, optional: true }), is_default: boolean({ optional: true }) }, { max: mostViews })),
} as const;

/** Preferences without a choice are absent. */
export const preferencesResponse = optionally(preferenceFields);

export type PlacedCard = { card: DashboardCard; isShown: boolean };

export type SavedColumn = { name: string; isShown: boolean };

/** A named view of a list; `search` is the query part of its address. */
export type SavedView = { name: string; search: string; is_default?: boolean };

export const readPreferences = call({
  method: 'GET',
  path: '/users/me/preferences',
  access: 'signed_in',
  tag: 'session',
  summary: 'Get your preferences, such as language, time zone, theme, lists and views',
  answer: preferencesResponse,
});

export type NoticeChoices = { [K in ChosenKind]?: { in_app?: boolean; mail?: MailMode } };

type Lists = {
  columns: Record<string, SavedColumn[]>;
  views: Record<string, SavedView[]>;
  notices: NoticeChoices;
  quiet_hours: { from: string; to: string } | null;
  dashboard: PlacedCard[] | null;
};
/** All of them, as the web works with them. */
export type Preferences = { [K in Exclude<keyof typeof preferenceFields, keyof Lists>]: ValueOf<(typeof preferenceFields)[K]> } & Lists;

export const savePreferences = call({
  method: 'PUT',
  path: '/users/me/preferences',
  access: 'signed_in',
  tag: 'session',
  summary: 'Update some of your preferences',
  body: preferenceFields,
  answer: preferencesResponse,
  touches: ['session'],
});
