import type { Day } from '@cadre/rules/calendar';

export type Window = { from: Day; to: Day };
