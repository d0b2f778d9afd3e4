import type { DemoEmail } from '../demo-accounts.ts';
import { madrid, tokyo, valencia } from './places.ts';

/** The named leaders and the owners of demo accounts. A manager comes before the people managed. */
export type Leader = {
  first_name: string;
  last_name: string;
  /** Family name of a manager further up. */
  manager: string | null;
  job: string;
  department: string;
  place: number;
  role: number;
  years: number;
  /** Departments by code. */
  heads?: string;
  deputises?: string;
  account?: DemoEmail;
  /** For the address, where the name is not written in Latin letters. */
  latin?: string;
};

type Post = Pick<Leader, 'job' | 'department' | 'place' | 'role' | 'years'>;
type Duties = Pick<Leader, 'heads' | 'deputises' | 'account' | 'latin'>;

const leader = (first_name: string, last_name: string, manager: string | null, post: Post, duties: Duties): Leader => ({
  first_name,
  last_name,
  manager,
  ...post,
  ...duties,
});

const post = (job: string, department: string, place: number, role: number, years: number): Post => ({
  job,
  department,
  place,
  role,
  years,
});

export const leaders: readonly Leader[] = [
  leader('Ingrid', 'Solvang', null, post('MD', 'CADRE', madrid, 4, 11), { heads: 'CADRE' }),
  leader('Marta', 'Quiroga', 'Solvang', post('DD', 'DEL', madrid, 4, 9), {
    heads: 'DEL',
    deputises: 'CADRE',
    account: 'manager@example.com',
  }),
  leader('Tomás', 'Herreruela', 'Solvang', post('HRM', 'PEO', madrid, 3, 7), { heads: 'PEO', account: 'hr@example.com' }),
  leader('Bruno', 'Tessandier', 'Solvang', post('SD', 'SAL', valencia, 4, 6), { heads: 'SAL' }),
  leader('Carmen', 'Olmedilla', 'Solvang', post('FIC', 'FIN', madrid, 4, 8), { heads: 'FIN' }),
  leader('美和', '小宮山', 'Solvang', post('CMJ', 'CADRE', tokyo, 4, 5), { latin: 'miwa.komiyama' }),
  leader('Hannah', 'Lindhagen', 'Solvang', post('AUD', 'CADRE', madrid, 9, 4), { account: 'auditor@example.com' }),
  leader('Jonas', 'Albersdörfer', 'Quiroga', post('PL', 'STR', madrid, 4, 6), { heads: 'STR' }),
  leader('陽斗', '高梨', 'Quiroga', post('PL', 'TEC', tokyo, 4, 5), { heads: 'TEC', latin: 'haruto.takanashi' }),
  leader('Priya', 'Raghunandan', 'Quiroga', post('PL', 'DAT', valencia, 4, 4), { heads: 'DAT' }),
  leader('Daniel', 'Okonjobi', 'Quiroga', post('PM', 'DEL', madrid, 7, 3), { account: 'projects@example.com' }),
  leader('Noa', 'Castellvell', 'Quiroga', post('CON', 'DEL', madrid, 2, 2), { account: 'employee@example.com' }),
  leader('Lucía', 'Ferrandis', 'Olmedilla', post('PAY', 'FIN', valencia, 5, 5), { account: 'payroll@example.com' }),
  leader('Adrián', 'Velascosa', 'Olmedilla', post('SYS', 'FIN', madrid, 1, 7), { account: 'admin@example.com' }),
];
