import type { answerForm as answerCall } from '@cadre/contract/calls/forms';
import { forms } from '@cadre/contract/resources/forms';
import { act } from '../../crud/acts/act.ts';
import { idOf } from '../../crud/read/read.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import type { Services } from '../../platform/services.ts';
import { formsBehaviour } from './forms-behaviour.ts';

const moveTo = { accepted: 'accept', declined: 'decline' } as const;

/** Yes or no by one path; the moves `accept` and `decline` are the same. Who declines accepts no terms, whatever was ticked. */
export function answerForm(services: Services, context: CallContext<typeof answerCall>) {
  const { status, terms, ...said } = context.body;
  const moves = Object.entries(forms.life.status?.moves ?? {}).filter(([name]) => name === moveTo[status]);
  const sent = status === 'accepted' ? { ...said, terms } : said;
  return services.db.transaction((tx) =>
    act({ services, tx, resource: forms, behaviour: formsBehaviour, caller: context }, idOf(context.params.id), moves, { input: sent }),
  );
}
