import type { DashboardCard } from '@cadre/contract/dashboard-cards';
import { branches } from '@cadre/contract/resources/branches';
import { employees } from '@cadre/contract/resources/employees';
import { seeRight } from '@cadre/contract/rights';
import type { ComponentType } from 'react';
import { isEmployee, type Me } from '../../platform/session/session.ts';
import type { CardProps } from './card.tsx';
import { AbsenceCard } from './cards/absence-card.tsx';
import { AwayCard } from './cards/away-card.tsx';
import { ChangesCard } from './cards/changes-card.tsx';
import { CheckInsCard } from './cards/check-ins-card.tsx';
import { DecisionsCard } from './cards/decisions-card.tsx';
import { DepartmentsCard } from './cards/departments-card.tsx';
import { DevicesCard } from './cards/devices-card.tsx';
import { ExpiringDocumentsCard } from './cards/expiring-documents-card.tsx';
import { HolidaysCard } from './cards/holidays-card.tsx';
import { JoinersLeaversCard } from './cards/joiners-leavers-card.tsx';
import { MyProjectsCard } from './cards/my-projects-card.tsx';
import { PayRunCard } from './cards/pay-run-card.tsx';
import { PayslipsCard } from './cards/payslips-card.tsx';
import { PositionsCard } from './cards/positions-card.tsx';
import { ProjectsCard } from './cards/projects-card.tsx';
import { UnbilledCard } from './cards/unbilled-card.tsx';
import { NotSubmittedCard, PendingApprovalsCard } from './cards/waiting-cards.tsx';
import { WeekReviewsCard } from './cards/week-reviews-card.tsx';
import { CompanyNumbers } from './company-numbers.tsx';
import { TeamPeople } from './team-people.tsx';
import { TeamToday } from './team-today.tsx';

type Reader = { holds: (...rights: string[]) => boolean; scope: (right: string) => string | undefined; isStaff: boolean };

type Card = {
  Card: ComponentType<CardProps>;
  /** A card is hidden from users without permission for its data. */
  isOpen: (reader: Reader) => boolean;
  /** Takes the whole width. */
  isWide?: true;
};

const seesTeam = ({ scope }: Reader): boolean => (scope('attendances.view') ?? 'own') !== 'own';

export const cards: Record<DashboardCard, Card> = {
  team_today: { Card: TeamToday, isWide: true, isOpen: (reader) => reader.isStaff && seesTeam(reader) },
  team_people: { Card: TeamPeople, isOpen: (reader) => reader.isStaff && seesTeam(reader) },
  pay_run: { Card: PayRunCard, isOpen: ({ isStaff, holds }) => isStaff && holds('payrolls.view') },
  needs_you: { Card: DecisionsCard, isWide: true, isOpen: ({ isStaff }) => isStaff },
  pending_approvals: { Card: PendingApprovalsCard, isOpen: ({ holds }) => holds('dashboard.view') },
  not_submitted: { Card: NotSubmittedCard, isOpen: ({ holds }) => holds('dashboard.view') },
  absence: { Card: AbsenceCard, isOpen: ({ holds }) => holds('dashboard.view') },
  check_ins: { Card: CheckInsCard, isOpen: ({ holds }) => holds('attendances.view') },
  projects: { Card: ProjectsCard, isOpen: ({ holds }) => holds('dashboard.view', 'projects.view') },
  my_projects: { Card: MyProjectsCard, isOpen: ({ isStaff, holds }) => isStaff && holds('projects.update') },
  week_reviews: { Card: WeekReviewsCard, isOpen: ({ isStaff, holds }) => isStaff && holds('time-cards.approve') },
  unbilled: { Card: UnbilledCard, isOpen: ({ isStaff, holds }) => isStaff && holds('statements.view') },
  payslips: { Card: PayslipsCard, isOpen: ({ holds }) => holds('salaries.view') },
  departments: { Card: DepartmentsCard, isOpen: ({ holds }) => holds('departments.view') },
  away: { Card: AwayCard, isOpen: ({ holds }) => holds('leaves.view') },
  joiners_leavers: { Card: JoinersLeaversCard, isOpen: ({ isStaff, holds }) => isStaff && holds('employees.view') },
  expiring_documents: { Card: ExpiringDocumentsCard, isOpen: ({ isStaff, holds }) => isStaff && holds('documents.review') },
  devices: { Card: DevicesCard, isOpen: ({ isStaff, holds }) => isStaff && holds('devices.view') },
  holidays: { Card: HolidaysCard, isOpen: ({ holds }) => holds('holidays.view') },
  recent_changes: { Card: ChangesCard, isOpen: ({ isStaff, holds }) => isStaff && holds('logs.view') },
  open_roles: { Card: PositionsCard, isOpen: ({ isStaff, holds }) => isStaff && holds('jobs.view') },
  company: {
    Card: CompanyNumbers,
    isWide: true,
    isOpen: ({ isStaff, holds }) => isStaff && (holds(seeRight(employees)) || holds('departments.view') || holds(seeRight(branches))),
  },
};

export const readerOf = ({ user, permissions }: Me): Reader => ({
  isStaff: !isEmployee(user),
  scope: (right) => permissions[right],
  holds: (...rights) => rights.every((right) => permissions[right] !== undefined),
});
