import { auth } from './es/auth.ts';
import { checks, hints } from './es/checks.ts';
import { common } from './es/common.ts';
import { fields } from './es/fields.ts';
import { departmentTree, forms, history, lists, orgChart, roleMatrix } from './es/lists.ts';
import { mail, notices } from './es/mail.ts';
import { menu } from './es/menu.ts';
import { actions, moves, options } from './es/options.ts';
import { dashboard, errors, profile } from './es/pages.ts';
import { done, problems } from './es/problems.ts';
import { resources } from './es/resources.ts';
import { shell } from './es/shell.ts';
import type { Texts } from './texts.ts';

export const es = {
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
