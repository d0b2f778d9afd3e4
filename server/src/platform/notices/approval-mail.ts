import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** The mail that asks one person for one decision; its links are made when it leaves. */
export type ApprovalMail = { user_id: number; approval_id: number };

const name = 'mail_approval';

export const orderApprovalMail = ({ jobs }: { jobs: Jobs }, tx: Transaction, wanted: ApprovalMail): Promise<void> =>
  jobs.enqueue(tx, name, wanted);

export const handleApprovalMails = ({ jobs }: { jobs: Jobs }, mail: (wanted: ApprovalMail) => Promise<void>): void =>
  jobs.handle<ApprovalMail>(name, mail, 'another_machine');
