import { newPassword } from '@cadre/contract/calls/access';
import { checkField } from '@cadre/contract/check';
import type { Complaint } from '@cadre/contract/problems';
import { isCommonPassword } from './common-passwords.ts';

/** The problem with a new password, if any: its length, its popularity, or a repetition of the e-mail address. */
export function complaintAboutPassword(password: string, email: string): Complaint | undefined {
  const complaint = checkField(newPassword, password);
  if (complaint) return complaint;
  if (isCommonPassword(password)) return { code: 'too_common' };
  return containsEmail(password.toLowerCase(), email.toLowerCase()) ? { code: 'contains_email' } : undefined;
}

const minWordLength = 4;

function containsEmail(password: string, email: string): boolean {
  const [local = ''] = email.split('@');
  return password.includes(email) || (local.length >= minWordLength && password.includes(local));
}
