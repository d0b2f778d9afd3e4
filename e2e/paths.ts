import { type Audience, type Page, pages } from '@cadre/contract/pages';

type PageName = keyof typeof pages;
/** The suffixes of a page's path: the values of its variable parts, and the query. */
type Ends = Partial<Record<PageName, readonly string[]>>;

const plain = [''];
/** Five rows of a list are enough to check its parts. */
const short = ['?per_page=5'];

/** How every page is looked at, for what must hold on all of them, by who sits at the browser. */
const looks = {
  signedOut: {
    login: plain,
    forgot_password: plain,
    reset_password: ['?token=spent'],
    decide: ['?token=spent'],
    unsubscribe: ['?token=spent'],
    error_v1: plain,
    error_v2: plain,
    error_v3: plain,
    error_v4: plain,
    error_v5: plain,
    error_v6: plain,
  },
  employee: {
    employee_home: plain,
    my_info: plain,
    my_approvals: plain,
    my_attendance: plain,
    my_leaves: ['', '?view=calendar'],
    my_salary_month: ['2026/3'],
    my_tasks_week: ['2026/45'],
    dashboard: plain,
    help: ['home'],
    user_profile: ['', '?tab=security', '?tab=messages'],
    // Refused, because it is for staff.
    branches: plain,
    contract: plain,
    export_pdf: plain,
  },
  /** Made of the same parts as those and as what staff see of the same hours, leave and pay. */
  employeeAlike: {
    my_history: plain,
    my_weekly_hours: plain,
    my_excuses: ['', '?new=1'],
    my_leaves: ['?view=team'],
    my_overtime: plain,
    my_payslips: plain,
    my_salary: plain,
    my_salary_month: ['2099/1'],
    my_tasks_week: ['2099/1'],
    tasks_history: plain,
    help: ['nothing'],
    user_profile: ['?tab=preferences', '?tab=notifications', '?tab=calendar'],
  },
  /** Contracts contain pay, which administrators may not see. */
  hr: { my_approvals: plain, contract_form: plain, contract: ['?id=1'] },
  /** Made of the same parts as that form, and as other lists. */
  hrAlike: { forms: short, job_offer_form: plain },
  payroll: {
    pay_questions: plain,
    payslip: ['1'],
    payroll_run: ['13'],
    salaries_of_people: ['?id=1'],
  },
  /** Made of the same parts as those. */
  payrollAlike: {
    payslips: short,
    payroll_runs: ['', '?new=1'],
    salaries_of_people: ['', '?new=1&for=12'],
    deductions: ['', '?new=1'],
    allowances: plain,
    bonuses: plain,
    pay_components: ['', '?id=1'],
    pay_policies: plain,
    pay_import: plain,
    pay_openings: plain,
    hours_layouts: plain,
    pay_costs: plain,
    cost_centers: short,
    exchange_rates: short,
    exchange_rates_import: plain,
  },
  staff: {
    dashboard: plain,
    employees: short,
    new_employee: plain,
    employee_tab: ['12/overview', '12/employment', '14/pay'],
    directory: plain,
    employee_import: plain,
    org_chart: plain,
    role: ['4'],
    branches: ['?per_page=5', '?new=1', '?id=1'],
    setup: ['', '?step=people'],
    departments: ['?view=tree'],
    weekly_hours_of: ['12'],
    timesheet: short,
    attention: plain,
    check_in_out: plain,
    kiosk: plain,
    device: ['1'],
    punch_import: plain,
    week_schedules: ['?edit=4'],
    roster: ['4'],
    leave_balances: plain,
    team_calendar: ['', '?shape=month'],
    shift_swaps: plain,
    work_flow: plain,
    project: ['1', '1?tab=estimates'],
    planning: plain,
    time_card_review: plain,
    reports: ['', '?report=burn'],
    proposals: ['?view=board'],
    proposal: ['1'],
    statement: ['1'],
  },
  /** Made of the same parts as others in these lists. */
  alike: {
    employee_tab: ['12/personal', '12/documents', '12/history'],
    documents: short,
    org_chart: ['?view=list'],
    setup: ['?step=branches'],
    company: plain,
    contract: plain,
    export_pdf: plain,
    change_requests: plain,
    users: short,
    roles: short,
    permissions: short,
    logs: short,
    departments: short,
    jobs: short,
    attendances: short,
    attendance_days: short,
    weekly_hours: short,
    devices: short,
    device_tab: ['1/numbers', '1/deliveries', '1/exchanges', '1/set-aside'],
    received_punches: short,
    attendance_general: short,
    overtime_rules: short,
    shifts: ['?per_page=5', '?id=1'],
    week_schedules: ['?per_page=5', '?id=4'],
    month_schedules: short,
    holidays: short,
    holiday_calendars: short,
    leave_blackouts: short,
    leave_categories: short,
    leaves: short,
    excuses: short,
    overtime: short,
    travel: short,
    work_flow: ['?kind=documents'],
    delegations: short,
    projects: short,
    project: ['1?tab=tasks'],
    not_submitted: plain,
    proposals: short,
    statements: plain,
    clients: short,
    custom_fields: short,
    rates: short,
    billable_targets: short,
  },
} satisfies Record<string, Ends>;

/** Pages without a check of their own: they redirect at once, or are another page with a record in it. */
const passing: readonly PageName[] = [
  'home',
  'logout',
  'employee',
  'my_tasks',
  'attendance_configuration',
  'contract_form_record',
  'job_offer_form_record',
];

export const addressesFor = (who: keyof typeof looks): string[] =>
  (Object.entries(looks[who]) as [PageName, readonly string[]][]).flatMap(([name, ends]) => ends.map((end) => addressOf(name, end)));

export const isList = (address: string): boolean => short.some((end) => address.endsWith(end));

const names = Object.keys(pages) as PageName[];
const known = new Set<string>([...passing, ...Object.values<Ends>(looks).flatMap((ends) => Object.keys(ends))]);
export const unseen: readonly PageName[] = names.filter((name) => !known.has(name));

/** By who may open them; of the administrative area each section, which leads to its first page. */
export const employeePaths = pathsFor('employee', sampleOf);
export const staffPaths = pathsFor('staff', sectionOf);
export const commonPaths = pathsFor('signed_in', sampleOf).filter((path) => path !== pages.home.path);

function pathsFor(audience: Audience, pathOf: (name: PageName) => string): string[] {
  return [...new Set(names.filter((name) => pages[name].for === audience).map(pathOf))];
}

function sectionOf(name: PageName): string {
  return `/${pages[name].path.split('/')[1]}`;
}

/** Some month, or some week. */
function sampleOf(name: PageName): string {
  return addressOf(name, '2026/3');
}

function addressOf(name: PageName, end: string): string {
  const [varying = '', query] = end.split('?');
  const values = varying.split('/');
  const { path }: Page = pages[name];
  return path.replace(/\$\w+/g, () => values.shift() ?? '') + (query === undefined ? '' : `?${query}`);
}
