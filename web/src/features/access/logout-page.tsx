import { logout } from '@cadre/contract/calls/access';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { Mark } from '../../layout/mark.tsx';
import { callApi } from '../../platform/call-api.ts';
import { settled } from '../../platform/query.ts';
import { endSession, readSession } from '../../platform/session/session-store.ts';
import { finishWork } from '../../platform/session/sign-out-work.ts';
import { useTexts } from '../../platform/texts.ts';
import './access.css';

/**
 * Ends the session on the server and here, after pending decisions and edits are saved. If the server does not respond, this device still
 * forgets the session.
 */
export function LogoutPage() {
  const t = useTexts();
  const navigate = useNavigate();

  useEffect(() => {
    void signOut().then(() => navigate({ to: '/auth/login', search: { notice: 'signed_out' }, replace: true }));
  }, [navigate]);

  return (
    <div className="stacked gap-4 primary tall leaving" role="status">
      <Mark size={48} />
      <h1 className="visually-hidden">{t('auth.sign_out')}</h1>
      <p className="muted">{t('auth.signing_out')}</p>
    </div>
  );
}

async function signOut(): Promise<void> {
  if (!readSession()) return;
  await finishWork();
  await settled();
  await callApi(logout).catch(() => undefined);
  endSession();
}
