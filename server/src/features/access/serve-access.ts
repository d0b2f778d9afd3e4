import * as calls from '@cadre/contract/calls/access';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/serve.ts';
import type { Services } from '../../platform/services.ts';
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

export function serveAccess(app: FastifyInstance, services: Services): void {
  handleLinkJobs(services);
  serveRoleRequests(app, services);
  serve(app, services, calls.login, (asked) => signIn(services, asked));
  serve(app, services, calls.logout, (asked) => signOut(services, asked));
  serve(app, services, calls.forgotPassword, (asked) => askForLink(services, asked));
  serve(app, services, calls.resetPassword, (asked) => resetByLink(services, asked));
  serve(app, services, calls.checkPasswordLink, (asked) => checkLink(services, asked));
  serve(app, services, calls.changePassword, (asked) => changeOwnPassword(services, asked));
  serve(app, services, calls.sendPasswordLink, (asked) => sendLinkTo(services, asked));
  serve(app, services, calls.endUserSessions, (asked) => endSessionsOf(services, asked));
  serve(app, services, calls.confirmPayAccess, (asked) => confirmPayAccess(services, asked));
  serve(app, services, calls.me, (asked) => aboutMe(services, asked));
  serve(app, services, calls.mySessions, (asked) => listMySessions(services, asked));
  serve(app, services, calls.endMySession, (asked) => endOneOfMySessions(services, asked));
}
