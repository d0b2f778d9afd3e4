import type { NotificationType } from './calls/notifications.ts';
import { type ChosenKind, kindOfNotice, type NoticeKind } from './notice-kinds.ts';
import { isOutcome } from './request-notices.ts';
import type { Resource } from './resource.ts';
import { resources } from './resources/index.ts';

type StoredNotice = { type: NotificationType; args: Readonly<Record<string, string>> };

/** The kind that its reader chooses the emails of: some kinds of requests have one of their own for their outcomes. */
export const noticeKindOf = ({ type, args }: StoredNotice): NoticeKind => (isOutcome(type) && mailedAs(args.model)) || kindOfNotice[type];

const mailedAs = (model: string | undefined): ChosenKind | undefined => requestOf(model)?.mailedAs;

/** Whether the notice to its approvers shows the title of the request. */
export const isNamedInNotice = (model: string): boolean => requestOf(model)?.namedInNotice === true;

const requestOf = (model: string | undefined) =>
  model !== undefined && Object.hasOwn(resources, model) ? (resources as Record<string, Resource>)[model]?.life.request : undefined;
