import type { DataOf } from '@cadre/contract/call';
import { preferenceFields, readPreferences, savePreferences } from '@cadre/contract/calls/preferences';
import { resources } from '@cadre/contract/resources/index';
import { views } from '@cadre/contract/views/index';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import { invalid } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';

/** Language and time zone are columns, because mails and rules ask for them; the rest is the client's alone. */
const columns = ['locale', 'timezone'] as const;
const others = Object.keys(preferenceFields).filter((name) => !(columns as readonly string[]).includes(name));

export function servePreferences(app: FastifyInstance, services: Services): void {
  serve(app, services, readPreferences, async ({ actor }) => ({ data: await preferencesOf(services, actor.user_id) }));

  serve(app, services, savePreferences, async ({ actor, body, t }) => {
    checkLists(body);
    const stored = Object.fromEntries(others.filter((name) => name in body).map((name) => [name, body[name as keyof typeof body]]));
    await services.db.run(
      `update users set locale = coalesce($2, locale), timezone = case when $3 then $4 else timezone end,
         preferences = jsonb_strip_nulls(preferences || $5::jsonb)
       where id = $1`,
      [actor.user_id, body.locale || null, 'timezone' in body, body.timezone || null, JSON.stringify(stored)],
    );
    return { message: t('done.preferences_saved'), data: await preferencesOf(services, actor.user_id) };
  });
}

async function preferencesOf({ db }: Services, user_id: number): Promise<DataOf<typeof readPreferences>> {
  const { rows } = await db.run('select locale, timezone, preferences from users where id = $1', [user_id]);
  const { preferences, ...own } = rows[0];
  return { ...own, ...preferences };
}

/** Every page begins by reading these, so they stay small. */
const mostBytes = 32 * 1024;

/** Columns and views are kept by list, and within bounds. */
function checkLists(stored: { columns?: object | null; views?: object | null }): void {
  for (const name of ['columns', 'views'] as const) {
    const lists = stored[name] ?? {};
    const isKnown = Object.keys(lists).every(isList);
    if (!isKnown || JSON.stringify(lists).length > mostBytes) throw invalid({ [name]: [{ code: 'not_valid' }] });
  }
}

const isList = (name: string): boolean => Object.hasOwn(resources, name) || Object.hasOwn(views, name);
