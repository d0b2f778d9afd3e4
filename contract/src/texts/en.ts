import { auth } from './en/auth.ts';
import { checks, hints } from './en/checks.ts';
import { common } from './en/common.ts';
import { fields } from './en/fields.ts';
import { departmentTree, forms, history, lists, orgChart, roleMatrix } from './en/lists.ts';
import { mail, notices } from './en/mail.ts';
import { menu } from './en/menu.ts';
import { actions, moves, options } from './en/options.ts';
import { dashboard, errors, profile } from './en/pages.ts';
import { done, problems } from './en/problems.ts';
import { resources } from './en/resources.ts';
import { shell } from './en/shell.ts';

export const en = {
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
} as const;
