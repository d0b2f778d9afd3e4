import { absences as absencesCall } from '@cadre/contract/calls/absences';
import { leaveDays as daysCall, previewLeave as previewLeaveCall, shortenLeave as shortenCall } from '@cadre/contract/calls/leave';
import {
  adjustBalance as adjustCall,
  employeeBalances as balancesCall,
  closeYear as closeCall,
  previewClosing as previewClosingCall,
  reopenYear as reopenCall,
} from '@cadre/contract/calls/leave-balances';
import {
  previewEffects as effectsCall,
  previewCategory as previewCategoryCall,
  categoryVersions as versionsCall,
} from '@cadre/contract/calls/leave-categories';
import { leaveImpact as impactCall } from '@cadre/contract/calls/leave-impact';
import { overtimeOfEmployee, previewOvertimeRules } from '@cadre/contract/calls/overtime';
import { previewTravel as previewTravelCall } from '@cadre/contract/calls/travel';
import { leaves } from '@cadre/contract/resources/leaves';
import type { SkipReason } from '@cadre/rules/leave/count-leave';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import { doorTo } from '../../crud/door.ts';
import { idOf, readRow } from '../../crud/read.ts';
import { sql } from '../../platform/database/sql.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { adjustBalance } from './balances/adjust-balance.ts';
import { closeDueYears } from './balances/close-due-years.ts';
import { closeYear, previewClosing, reopenYear } from './balances/close-year.ts';
import { postDueOfAll } from './balances/post-due.ts';
import { tellBalances } from './balances/told-balances.ts';
import { readAbsences } from './calendar/read-absences.ts';
import { beginPolicies } from './categories/begin-policies.ts';
import { previewCategory } from './categories/preview-category.ts';
import { previewEffects } from './categories/preview-effects.ts';
import { readVersions } from './categories/read-versions.ts';
import { serveFeeds } from './feeds/serve-feeds.ts';
import { readImpact } from './leaves/leave-impact.ts';
import { previewLeave } from './leaves/preview-leave.ts';
import { recountLeaveAhead, recountLeaves } from './leaves/recount-leaves.ts';
import { shortenLeave } from './leaves/shorten-leave.ts';
import type { LeaveWorks } from './leaves/stored-leave.ts';
import { tellOvertime } from './overtime/overtime-of-employee.ts';
import { previewRules } from './overtime/preview-rules.ts';
import { settleOvertime } from './overtime/settle-overtime.ts';
import { completeTravels } from './travels/complete-travels.ts';
import { previewTravel } from './travels/preview-travel.ts';

export function serveRequests(app: FastifyInstance, house: House, behaviours: Behaviours, works: LeaveWorks): void {
  serve(app, house, balancesCall, (asked) => tellBalances(house, works, asked), { proves: true });
  serve(app, house, adjustCall, (asked) => adjustBalance(house, asked));
  serve(app, house, previewClosingCall, async (asked) => {
    await recountLeaves(house.db, works);
    return previewClosing(house, asked);
  });
  serve(app, house, closeCall, async (asked) => {
    await recountLeaves(house.db, works);
    return closeYear(house, asked);
  });
  serve(app, house, reopenCall, (asked) => reopenYear(house, asked));
  serve(app, house, previewCategoryCall, previewCategory);
  serve(app, house, versionsCall, (asked) => readVersions(house, asked));
  serve(app, house, effectsCall, (asked) => previewEffects(house, asked));
  serve(app, house, previewLeaveCall, (asked) => previewLeave(house, works, asked));
  serve(app, house, shortenCall, (asked) => shortenLeave(house, behaviours.leaves ?? {}, works, asked));
  serve(app, house, daysCall, async ({ actor, params }) => {
    const { id } = await readRow(house.db, doorTo(leaves, behaviours, actor), idOf(params.id, 'leaves'));
    const { rows } = await sql<ToldDay>`
      select date, slot, minutes, amount::float8 as amount, skipped, active from leave_days where leave_id = ${id} order by date, slot`.execute(
      house.db,
    );
    return { data: rows };
  });
  serve(app, house, previewTravelCall, (asked) => previewTravel(house, works, asked));

  serve(app, house, impactCall, (asked) => readImpact(house, behaviours, works, asked));
  serve(app, house, absencesCall, (asked) => readAbsences(house, behaviours, works, asked));

  serveFeeds(app, house, works);
  serve(app, house, previewOvertimeRules, previewRules);
  serve(app, house, overtimeOfEmployee, (asked) => tellOvertime(house, asked));

  house.jobs.every('settle_overtime', '* * * * *', () => settleOvertime(house.db, works));
  house.jobs.every('post_leave', '12 * * * *', () => postDueOfAll(house.db));
  house.jobs.every('begin_leave_policies', '7 * * * *', () => beginPolicies(house.db));
  house.jobs.every('close_leave_years', '42 * * * *', () => closeDueYears(house.db));
  house.jobs.every('recount_leave', '* * * * *', () => recountLeaves(house.db, works));
  house.jobs.every('recount_leave_ahead', '37 2 * * *', () => recountLeaveAhead(house.db, works));
  house.jobs.every('complete_travels', '23 * * * *', () => completeTravels(house.db));
}

type ToldDay = {
  date: string;
  slot: 'am' | 'pm';
  minutes: number;
  amount: number;
  skipped: SkipReason | null;
  active: boolean;
};
