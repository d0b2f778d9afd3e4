import { auth } from './fr/auth.ts';
import { checks, hints } from './fr/checks.ts';
import { common } from './fr/common.ts';
import { fields } from './fr/fields.ts';
import { departmentTree, forms, history, lists, orgChart, roleMatrix } from './fr/lists.ts';
import { mail, notices } from './fr/mail.ts';
import { menu } from './fr/menu.ts';
import { actions, moves, options } from './fr/options.ts';
import { dashboard, errors, profile } from './fr/pages.ts';
import { done, problems } from './fr/problems.ts';
import { resources } from './fr/resources.ts';
import { shell } from './fr/shell.ts';
import type { Texts } from './texts.ts';

export const fr = {
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
  mail,
  notices,
} as const satisfies Texts;
