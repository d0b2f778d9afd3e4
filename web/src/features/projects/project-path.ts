import { pages } from '@cadre/contract/pages';

export const projectPath = (id: number): string => pages.project.path.replace('$id', String(id));
