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
import { doorTo } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf, readRow } from '../../crud/read/read.ts';
import { sql } from '../../platform/database/sql.ts';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
import { adjustBalance } from './balances/adjust-balance.ts';
import { readBalances } from './balances/balances-response.ts';
import { closeDueYears } from './balances/close-due-years.ts';
import { closeYear, previewClosing, reopenYear } from './balances/close-year.ts';
import { postDueOfAll } from './balances/post-due.ts';
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
import type { LeavePorts } from './leaves/stored-leave.ts';
import { readOvertime } from './overtime/overtime-of-employee.ts';
import { previewRules } from './overtime/preview-rules.ts';
import { settleOvertime } from './overtime/settle-overtime.ts';
import { completeTravels } from './travels/complete-travels.ts';
import { previewTravel } from './travels/preview-travel.ts';

export function serveRequests(app: FastifyInstance, services: Services, behaviours: Behaviours, ports: LeavePorts): void {
  serve(app, services, balancesCall, (context) => readBalances(services, ports, context), { proves: true });
  serve(app, services, adjustCall, (context) => adjustBalance(services, context));
  serve(app, services, previewClosingCall, async (context) => {
    await recountLeaves(services.db, ports);
    return previewClosing(services, context);
  });
  serve(app, services, closeCall, async (context) => {
    await recountLeaves(services.db, ports);
    return closeYear(services, context);
  });
  serve(app, services, reopenCall, (context) => reopenYear(services, context));
  serve(app, services, previewCategoryCall, previewCategory);
  serve(app, services, versionsCall, (context) => readVersions(services, context));
  serve(app, services, effectsCall, (context) => previewEffects(services, context));
  serve(app, services, previewLeaveCall, (context) => previewLeave(services, ports, context));
  serve(app, services, shortenCall, (context) => shortenLeave(services, behaviours.leaves ?? {}, ports, context));
  serve(app, services, daysCall, async ({ actor, params }) => {
    const { id } = await readRow(services.db, doorTo(leaves, behaviours, actor), idOf(params.id, 'leaves'));
    const { rows } = await sql<DayResponse>`
      select date, slot, minutes, amount::float8 as amount, skipped, active from leave_days where leave_id = ${id} order by date, slot`.execute(
      services.db,
    );
    return { data: rows };
  });
  serve(app, services, previewTravelCall, (context) => previewTravel(services, ports, context));

  serve(app, services, impactCall, (context) => readImpact(services, behaviours, ports, context));
  serve(app, services, absencesCall, (context) => readAbsences(services, behaviours, ports, context));

  serveFeeds(app, services, ports);
  serve(app, services, previewOvertimeRules, previewRules);
  serve(app, services, overtimeOfEmployee, (context) => readOvertime(services, context));

  services.jobs.every('settle_overtime', '* * * * *', () => settleOvertime(services.db, ports));
  services.jobs.every('post_leave', '12 * * * *', () => postDueOfAll(services.db));
  services.jobs.every('begin_leave_policies', '7 * * * *', () => beginPolicies(services.db));
  services.jobs.every('close_leave_years', '42 * * * *', () => closeDueYears(services.db));
  services.jobs.every('recount_leave', '* * * * *', () => recountLeaves(services.db, ports));
  services.jobs.every('recount_leave_ahead', '37 2 * * *', () => recountLeaveAhead(services.db, ports));
  services.jobs.every('complete_travels', '23 * * * *', () => completeTravels(services.db));
}

type DayResponse = {
  date: string;
  slot: 'am' | 'pm';
  minutes: number;
  amount: number;
  skipped: SkipReason | null;
  active: boolean;
};
