import type { Transaction } from '../database/database.ts';
import type { Jobs } from '../jobs/jobs.ts';

/** The mail that requests one decision from one approver; its links are created when it is sent. */
export type ApprovalMail = { user_id: number; approval_id: number };

const name = 'mail_approval';

export const orderApprovalMail = ({ jobs }: { jobs: Jobs }, tx: Transaction, wanted: ApprovalMail): Promise<void> =>
  jobs.enqueue(tx, name, wanted);

export const handleApprovalMails = ({ jobs }: { jobs: Jobs }, mail: (wanted: ApprovalMail) => Promise<void>): void =>
  jobs.handle<ApprovalMail>(name, mail, 'another_machine');
