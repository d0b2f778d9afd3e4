import { auth } from './de/auth.ts';
import { checks, hints } from './de/checks.ts';
import { clauses } from './de/clauses.ts';
import { common } from './de/common.ts';
import { fields } from './de/fields.ts';
import { imports } from './de/imports.ts';
import { departmentTree, forms, history, lists, orgChart, roleMatrix } from './de/lists.ts';
import { mail, notices } from './de/mail.ts';
import { menu } from './de/menu.ts';
import { actions, moves, options } from './de/options.ts';
import { dashboard, errors, profile } from './de/pages.ts';
import { papers } from './de/papers.ts';
import { people } from './de/people.ts';
import { done, problems } from './de/problems.ts';
import { resources } from './de/resources.ts';
import { self } from './de/self.ts';
import { shell } from './de/shell.ts';
import type { Texts } from './texts.ts';

export const de = {
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
