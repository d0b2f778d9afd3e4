import type { feedKinds } from '@cadre/contract/calls/calendar-feeds';
import { localDayAt } from '@cadre/rules/attendance/plan/zone';
import { addDays } from '@cadre/rules/calendar';
import { icalendar } from '@cadre/rules/icalendar';
import type { Plans } from '../../../crud/ports/plans.ts';
import { countAttempt, type Limit, refuseBlocked } from '../../../platform/access/attempts.ts';
import { hashOfToken, looksLikeToken } from '../../../platform/access/secret-token.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { languageOf, translator } from '../../../platform/texts/texts.ts';
import { awayEvents } from './away-events.ts';
import { holidayEvents } from './holiday-events.ts';

type Feed = { id: number; user_id: number; kind: (typeof feedKinds)[number]; language: string };

/** Calendar programs read every few minutes at most; clients that guess addresses are blocked early. */
const readings: Limit = { most: 120, windowMinutes: 60, blockMinutes: 5 };
const guesses: Limit = { most: 20, windowMinutes: 15, blockMinutes: 15 };

/** A feed contains only data that its owner may see today; the address of a user who is gone is not found. */
export async function openFeed(services: Services, { plansOf }: Pick<Plans, 'plansOf'>, token: string, line: string): Promise<string> {
  const { db, sessions, config } = services;
  const guessed = `feed-line:${line}`;
  await refuseBlocked(db.run, [guessed]);
  const feed = looksLikeToken(token) ? await findFeed(services, token) : undefined;
  const actor = feed && (await sessions.loadUser(feed.user_id));
  if (!feed || !actor || actor.employee_id === null) {
    await countAttempt(db.run, guessed, guesses);
    throw new Problem('not_found');
  }
  const counted = `feed:${feed.id}`;
  await refuseBlocked(db.run, [counted]);
  await countAttempt(db.run, counted, readings);
  const language = languageOf(feed.language);
  const t = translator(language);
  const today = localDayAt('UTC', Date.now());
  const approvers = { db, actor: { ...actor, language }, employee_id: actor.employee_id, t, host: new URL(config.publicUrl).hostname };
  const span = { from: addDays(today, -365), to: addDays(today, 730) };
  const holidays = feed.kind === 'team' ? [] : await holidayEvents(plansOf, approvers, span);
  const away = feed.kind === 'holidays' ? [] : await awayEvents(plansOf, feed.kind, approvers, span);
  return icalendar(t(`calendar.ics_${feed.kind}`, { name: actor.name }), [...away, ...holidays]);
}

async function findFeed({ db }: Services, token: string): Promise<Feed | undefined> {
  const { rows } = await sql<Feed>`
    update calendar_feeds set last_read_at = now() where token_hash = ${hashOfToken(token)} returning id, user_id, kind, language`.execute(
    db,
  );
  return rows[0];
}
