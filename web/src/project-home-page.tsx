import { lazy } from 'react';
import { ProjectPage } from './features/projects/project-page.tsx';
import type { Row } from './fields/kind.ts';

const MilestonesList = lazy(async () => ({ default: (await import('./features/statements/billing/milestones-list.tsx')).MilestonesList }));

const Billing = ({ project: { id, name } }: { project: Row }) => <MilestonesList project={{ id, name: String(name) }} />;

/** A project, with its billing, which belongs to the statements. */
export const ProjectHomePage = () => <ProjectPage billing={Billing} />;
