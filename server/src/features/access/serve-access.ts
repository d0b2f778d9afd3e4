import * as calls from '@cadre/contract/calls/access';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/http/serve.ts';
import { changeOwnPassword } from './change-password.ts';
import { confirmPayAccess } from './confirm-pay-access.ts';
import { askForLink } from './forgot-password.ts';
import { signIn } from './login.ts';
import { signOut } from './logout.ts';
import { aboutMe } from './me.ts';
import { endOneOfMySessions, listMySessions } from './my-sessions.ts';
import { handleLinkJobs } from './password-link.ts';
import { checkLink, resetByLink } from './reset-password.ts';
import { serveRoleRequests } from './role-requests/serve-role-requests.ts';
import { endSessionsOf, sendLinkTo } from './send-password-link.ts';

export function serveAccess(app: FastifyInstance, house: House): void {
  handleLinkJobs(house);
  serveRoleRequests(app, house);
  serve(app, house, calls.login, (asked) => signIn(house, asked));
  serve(app, house, calls.logout, (asked) => signOut(house, asked));
  serve(app, house, calls.forgotPassword, (asked) => askForLink(house, asked));
  serve(app, house, calls.resetPassword, (asked) => resetByLink(house, asked));
  serve(app, house, calls.checkPasswordLink, (asked) => checkLink(house, asked));
  serve(app, house, calls.changePassword, (asked) => changeOwnPassword(house, asked));
  serve(app, house, calls.sendPasswordLink, (asked) => sendLinkTo(house, asked));
  serve(app, house, calls.endUserSessions, (asked) => endSessionsOf(house, asked));
  serve(app, house, calls.confirmPayAccess, (asked) => confirmPayAccess(house, asked));
  serve(app, house, calls.me, (asked) => aboutMe(house, asked));
  serve(app, house, calls.mySessions, (asked) => listMySessions(house, asked));
  serve(app, house, calls.endMySession, (asked) => endOneOfMySessions(house, asked));
}
