import * as calls from '@cadre/contract/calls/people';
import type { FastifyInstance } from 'fastify';
import type { Behaviours } from '../../crud/behaviour.ts';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { readAsOf } from './as-of.ts';
import { changeMany } from './bulk-versions.ts';
import { correctTheLeaving } from './correct-leaving.ts';
import { readHireDateEffects } from './hire-date-effects.ts';
import { keepCurrent } from './keep-current.ts';
import { readLeavingEffects } from './leaving-effects.ts';
import { readPreview } from './preview-version.ts';
import { readPay, readPersonal } from './private-parts.ts';
import { readProfile } from './profile.ts';
import { rehireEmployee } from './rehire.ts';
import { findSamePerson } from './same-person.ts';
import { terminateEmployee } from './terminate.ts';
import { readTimeline } from './timeline.ts';
import { withdrawTheNotice } from './withdraw-notice.ts';

export function servePeople(app: FastifyInstance, house: House, behaviours: Behaviours): void {
  serve(app, house, calls.employeeProfile, (asked) => readProfile(house, behaviours, asked));
  serve(app, house, calls.samePerson, (asked) => findSamePerson(house, asked));
  serve(app, house, calls.employeePersonal, (asked) => readPersonal(house, behaviours, asked));
  serve(app, house, calls.employeePay, (asked) => readPay(house, behaviours, asked));
  serve(app, house, calls.employeeAsOf, (asked) => readAsOf(house, behaviours, asked));
  serve(app, house, calls.employeeTimeline, (asked) => readTimeline(house, behaviours, asked));
  serve(app, house, calls.leavingEffects, (asked) => readLeavingEffects(house, asked));
  serve(app, house, calls.terminate, (asked) => terminateEmployee(house, behaviours, asked));
  serve(app, house, calls.withdrawNotice, (asked) => withdrawTheNotice(house, behaviours, asked));
  serve(app, house, calls.correctLeaving, (asked) => correctTheLeaving(house, behaviours, asked));
  serve(app, house, calls.rehire, (asked) => rehireEmployee(house, behaviours, asked));
  serve(app, house, calls.bulkVersions, (asked) => changeMany(house, asked));
  serve(app, house, calls.previewVersion, (asked) => readPreview(house, behaviours, asked));
  serve(app, house, calls.hireDateEffects, (asked) => readHireDateEffects(house, behaviours, asked));
  keepCurrent(app, house);
}
