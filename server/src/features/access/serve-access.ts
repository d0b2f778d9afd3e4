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
  serve(app, services, calls.login, (context) => signIn(services, context));
  serve(app, services, calls.logout, (context) => signOut(services, context));
  serve(app, services, calls.forgotPassword, (context) => askForLink(services, context));
  serve(app, services, calls.resetPassword, (context) => resetByLink(services, context));
  serve(app, services, calls.checkPasswordLink, (context) => checkLink(services, context));
  serve(app, services, calls.changePassword, (context) => changeOwnPassword(services, context));
  serve(app, services, calls.sendPasswordLink, (context) => sendLinkTo(services, context));
  serve(app, services, calls.endUserSessions, (context) => endSessionsOf(services, context));
  serve(app, services, calls.confirmPayAccess, (context) => confirmPayAccess(services, context));
  serve(app, services, calls.me, (context) => aboutMe(services, context));
  serve(app, services, calls.mySessions, (context) => listMySessions(services, context));
  serve(app, services, calls.endMySession, (context) => endOneOfMySessions(services, context));
}
