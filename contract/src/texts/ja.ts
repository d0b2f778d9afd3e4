import { auth } from './ja/auth.ts';
import { checks, hints } from './ja/checks.ts';
import { clauses } from './ja/clauses.ts';
import { common } from './ja/common.ts';
import { fields } from './ja/fields.ts';
import { imports } from './ja/imports.ts';
import { departmentTree, forms, history, lists, orgChart, roleMatrix } from './ja/lists.ts';
import { mail, notices } from './ja/mail.ts';
import { menu } from './ja/menu.ts';
import { actions, moves, options } from './ja/options.ts';
import { dashboard, errors, profile } from './ja/pages.ts';
import { papers } from './ja/papers.ts';
import { people } from './ja/people.ts';
import { done, problems } from './ja/problems.ts';
import { resources } from './ja/resources.ts';
import { self } from './ja/self.ts';
import { shell } from './ja/shell.ts';
import type { Texts } from './texts.ts';

export const ja = {
  common,
  auth,
  shell,
  menu,
  fields,
  resources,
  options,
  moves,
  actions,
  checks,
  hints,
  problems,
  done,
  errors,
  dashboard,
  profile,
  lists,
  forms,
  history,
  roleMatrix,
  orgChart,
  departmentTree,
  people,
  papers,
  clauses,
  imports,
  self,
  mail,
  notices,
} as const satisfies Texts;
