import { useMutation } from '@tanstack/react-query';
import { LogOut, MailQuestion } from 'lucide-react';
import type { Row } from '../../fields/kind.ts';
import { api } from '../../platform/api.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import type { MenuItem } from '../../ui/menu-item.ts';

type Said = { message: string };

/** What an administrator does for somebody who cannot sign in, or should not any more. */
export function useAccountActions(): (user: Row) => MenuItem[] {
  const t = useTexts();
  const mayReset = useScope('users.reset_password') !== undefined;
  const mayEnd = useScope('users.suspend') !== undefined;
  const sendLink = useMutation({ mutationFn: (id: number) => api.post<Said>(`/users/${id}/send-password-link`) });
  const endSessions = useMutation({ mutationFn: (id: number) => api.delete<Said>(`/users/${id}/sessions`) });
  return ({ id }) => [
    ...(mayReset ? [{ key: 'link', label: t('auth.send_password_link'), icon: MailQuestion, onSelect: () => sendLink.mutate(id) }] : []),
    ...(mayEnd ? [{ key: 'sessions', label: t('auth.end_sessions'), icon: LogOut, onSelect: () => endSessions.mutate(id) }] : []),
  ];
}
