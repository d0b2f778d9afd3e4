import { notSubmitted, remindOfWeeks } from '@cadre/contract/calls/not-submitted';
import { copyWeek as copyCall, keepRow as keepCall, suggestWeek as suggestCall } from '@cadre/contract/calls/time-card-rows';
import { decideTimeCard, submitWeek, weekOfTimeCard, withdrawWeek } from '@cadre/contract/calls/time-cards';
import { tasks } from '@cadre/contract/resources/tasks';
import { timeCards } from '@cadre/contract/resources/time-cards';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf } from '../../crud/read.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import type { CardWorks } from './card-works.ts';
import { decideCard } from './decide-card.ts';
import { remindPeople } from './missing/remind.ts';
import { remindByLadder } from './missing/remind-by-ladder.ts';
import { tellMissing } from './missing/tell-missing.ts';
import { serveTasks } from './rows/serve-tasks.ts';
import { copyWeek } from './weeks/copy-week.ts';
import { moveWeek } from './weeks/move-week.ts';
import { keepRow } from './weeks/pin-rows.ts';
import { readWeek } from './weeks/read-week.ts';
import { suggestWeek } from './weeks/suggest-week.ts';

export function serveTimeCards(app: FastifyInstance, house: House, behaviours: Behaviours, works: CardWorks): void {
  const ofCards = { house, resource: timeCards, behaviour: behaviours['time-cards'] ?? {} };
  const ofTasks = { house, resource: tasks, behaviour: behaviours.tasks ?? {} };
  serveTasks(app, house, behaviours);
  serve(app, house, weekOfTimeCard, (asked) => readWeek(house, works, ofCards.behaviour, asked), { proves: true });
  serve(app, house, submitWeek, (asked) =>
    house.db.transaction((tx) => moveWeek({ ...ofCards, tx, asker: asked }, 'submit', asked.params, asked.body)),
  );
  serve(app, house, withdrawWeek, (asked) =>
    house.db.transaction((tx) => moveWeek({ ...ofCards, tx, asker: asked }, 'withdraw', asked.params)),
  );
  serve(app, house, decideTimeCard, (asked) =>
    house.db.transaction((tx) => decideCard({ ...ofCards, tx, asker: asked }, idOf(asked.params.id, timeCards.name), asked.body)),
  );
  serve(app, house, copyCall, async (asked) => {
    const data = await house.db.transaction((tx) => copyWeek({ ...ofTasks, tx, asker: asked }, asked));
    return { message: asked.t('done.week_copied', { rows: data.rows }), data };
  });
  serve(app, house, keepCall, async (asked) => {
    await house.db.transaction((tx) => keepRow(tx, asked));
    return { message: asked.t(asked.body.kept ? 'done.row_kept' : 'done.row_not_kept') };
  });
  serve(app, house, suggestCall, (asked) => suggestWeek(house, works, asked));
  serve(app, house, notSubmitted, (asked) => tellMissing(house, works, asked));
  serve(app, house, remindOfWeeks, (asked) => remindPeople(house, works, asked));

  house.jobs.every('remind_of_time_cards', '*/15 * * * *', () => remindByLadder(house, works));
}
