import { notSubmitted, remindOfWeeks } from '@cadre/contract/calls/not-submitted';
import { copyWeek as copyCall, keepRow as keepCall, suggestWeek as suggestCall } from '@cadre/contract/calls/time-card-rows';
import { decideTimeCard, submitWeek, weekOfTimeCard, withdrawWeek } from '@cadre/contract/calls/time-cards';
import { tasks } from '@cadre/contract/resources/tasks';
import { timeCards } from '@cadre/contract/resources/time-cards';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { Bookings } from '../../crud/ports/bookings.ts';
import type { Plans } from '../../crud/ports/plans.ts';
import type { Settling } from '../../crud/ports/settling.ts';
import { idOf } from '../../crud/read/read.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { decideCard } from './decide-card.ts';
import { notifyMissing } from './missing/notify-missing.ts';
import { remindPeople } from './missing/remind.ts';
import { remindByLadder } from './missing/remind-by-ladder.ts';
import { serveTasks } from './rows/serve-tasks.ts';
import { copyWeek } from './weeks/copy-week.ts';
import { moveWeek } from './weeks/move-week.ts';
import { keepRow } from './weeks/pin-rows.ts';
import { readWeek } from './weeks/read-week.ts';
import { suggestWeek } from './weeks/suggest-week.ts';

export function serveTimeCards(app: FastifyInstance, services: Services, behaviours: Behaviours, ports: Plans & Settling & Bookings): void {
  const ofCards = { services, resource: timeCards, behaviour: behaviours['time-cards'] ?? {} };
  const ofTasks = { services, resource: tasks, behaviour: behaviours.tasks ?? {} };
  serveTasks(app, services, behaviours);
  serve(app, services, weekOfTimeCard, (context) => readWeek(services, ports, ofCards.behaviour, context), { proves: true });
  serve(app, services, submitWeek, (context) =>
    services.db.transaction((tx) => moveWeek({ ...ofCards, tx, caller: context }, 'submit', context.params, context.body)),
  );
  serve(app, services, withdrawWeek, (context) =>
    services.db.transaction((tx) => moveWeek({ ...ofCards, tx, caller: context }, 'withdraw', context.params)),
  );
  serve(app, services, decideTimeCard, (context) =>
    services.db.transaction((tx) => decideCard({ ...ofCards, tx, caller: context }, idOf(context.params.id, timeCards.name), context.body)),
  );
  serve(app, services, copyCall, async (context) => {
    const data = await services.db.transaction((tx) => copyWeek({ ...ofTasks, tx, caller: context }, context));
    return { message: context.t('done.week_copied', { rows: data.rows }), data };
  });
  serve(app, services, keepCall, async (context) => {
    await services.db.transaction((tx) => keepRow(tx, context));
    return { message: context.t(context.body.kept ? 'done.row_kept' : 'done.row_not_kept') };
  });
  serve(app, services, suggestCall, (context) => suggestWeek(services, ports, context));
  serve(app, services, notSubmitted, (context) => notifyMissing(services, ports, context));
  serve(app, services, remindOfWeeks, (context) => remindPeople(services, ports, context));

  services.jobs.every('remind_of_time_cards', '*/15 * * * *', () => remindByLadder(services, ports));
}
