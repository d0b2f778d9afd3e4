import { type Page, pages } from '@cadre/contract/pages';
import type { Key, ShortcutGroup } from './shortcut-keys.ts';

const lists = Object.values<Page>(pages).flatMap(({ lists: of, path }) => (of ? [path] : []));

/** Whether its keys do something on the page at this path. */
export const worksOn = ({ on }: ShortcutGroup, path: string): boolean =>
  on === undefined || on.some((own) => path === own || path.startsWith(`${own}/`));

const one = (...keys: readonly Key[]) => keys.map((key) => [key] as const);
const arrows = one('←', '↑', '→', '↓');
const sideways = (held: Key) => (['←', '→'] as const).map((key) => [held, key] as const);

/** Every keyboard shortcut. Code that listens to a key lists it here, or users cannot find it. */
export const shortcutGroups: readonly ShortcutGroup[] = [
  {
    title: 'shortcuts_everywhere',
    shortcuts: [
      { keys: [['ctrl', 'k']], text: 'shortcut_search' },
      { keys: one('?'), text: 'shortcut_help' },
      { keys: one('['), text: 'shortcut_menu' },
      { keys: one('escape'), text: 'shortcut_close' },
    ],
  },
  {
    title: 'shortcuts_lists',
    on: lists,
    shortcuts: [
      { keys: one('/'), text: 'shortcut_find' },
      { keys: one('n'), text: 'shortcut_new' },
      { keys: one('k', 'j', '↑', '↓'), text: 'shortcut_rows' },
      { keys: one('enter'), text: 'shortcut_open' },
      { keys: one('x'), text: 'shortcut_tick' },
    ],
  },
  {
    title: 'shortcuts_approvals',
    on: [pages.my_approvals.path],
    shortcuts: [
      { keys: one('a'), text: 'shortcut_approve' },
      { keys: one('r'), text: 'shortcut_reject' },
      { keys: one('c'), text: 'shortcut_comment' },
    ],
  },
  { title: 'shortcuts_forms', shortcuts: [{ keys: [['ctrl', 'enter']], text: 'shortcut_save' }] },
  {
    title: 'shortcuts_calendar',
    shortcuts: [
      { keys: arrows, text: 'shortcut_day' },
      { keys: one('home', 'end'), text: 'shortcut_week_ends' },
      { keys: one('page_up', 'page_down'), text: 'shortcut_month' },
      {
        keys: [
          ['shift', 'page_up'],
          ['shift', 'page_down'],
        ],
        text: 'shortcut_year',
      },
    ],
  },
  {
    title: 'shortcuts_time_card',
    on: [pages.my_tasks.path],
    shortcuts: [
      { keys: [['Tab'], ['shift', 'Tab']], text: 'shortcut_next_cell' },
      { keys: [['enter'], ['shift', 'enter']], text: 'shortcut_cell_below' },
      { keys: arrows, text: 'shortcut_cells' },
      { keys: one('escape'), text: 'shortcut_restore' },
      { keys: one('delete'), text: 'shortcut_clear_cell' },
      { keys: [['ctrl', 'd']], text: 'shortcut_copy_left' },
      { keys: [['ctrl', ';']], text: 'shortcut_note' },
      { keys: [['ctrl', 'v']], text: 'shortcut_paste_block' },
      { keys: sideways('Alt'), text: 'shortcut_week' },
      { keys: one('/'), text: 'shortcut_add_row' },
      { keys: [['ctrl', 'enter']], text: 'shortcut_submit_week' },
    ],
  },
  {
    title: 'shortcuts_dashboard',
    on: [pages.dashboard.path],
    shortcuts: [
      { keys: one('↑', '↓'), text: 'shortcut_bars' },
      { keys: one('↑', '↓'), text: 'shortcut_place' },
    ],
  },
  {
    title: 'shortcuts_team_calendar',
    on: [pages.team_calendar.path, pages.my_leaves.path],
    shortcuts: [
      { keys: arrows, text: 'shortcut_cells' },
      { keys: one('home', 'end'), text: 'shortcut_row_ends' },
      { keys: one('enter'), text: 'shortcut_open_day' },
    ],
  },
  {
    title: 'shortcuts_profile',
    on: [pages.employees.path],
    isForStaff: true,
    shortcuts: [
      {
        keys: [
          ['Alt', '↑'],
          ['Alt', '↓'],
        ],
        text: 'shortcut_person',
      },
    ],
  },
  {
    title: 'shortcuts_people',
    on: [pages.directory.path, pages.org_chart.path],
    isForStaff: true,
    shortcuts: [
      { keys: arrows, text: 'shortcut_cards' },
      { keys: one('+', '-'), text: 'shortcut_zoom' },
      { keys: one('0'), text: 'shortcut_fit' },
    ],
  },
  {
    title: 'shortcuts_timesheet',
    on: [pages.timesheet.path],
    isForStaff: true,
    shortcuts: [
      { keys: arrows, text: 'shortcut_cells' },
      { keys: one('home', 'end'), text: 'shortcut_row_ends' },
      {
        keys: [
          ['ctrl', 'home'],
          ['ctrl', 'end'],
        ],
        text: 'shortcut_corners',
      },
      { keys: one('enter'), text: 'shortcut_open_day' },
    ],
  },
  {
    title: 'shortcuts_attention',
    on: [pages.attention.path],
    isForStaff: true,
    shortcuts: [
      { keys: one('n', 'j', 'p', 'k'), text: 'shortcut_next_day' },
      { keys: one('enter'), text: 'shortcut_accept' },
      { keys: one('e'), text: 'shortcut_edit_times' },
      { keys: one('a'), text: 'shortcut_absent' },
      { keys: one('c'), text: 'shortcut_confirm' },
      { keys: one('u'), text: 'shortcut_undo_last' },
    ],
  },
  {
    title: 'shortcuts_roster',
    on: [pages.month_schedules.path],
    isForStaff: true,
    shortcuts: [
      { keys: arrows, text: 'shortcut_cells' },
      { keys: arrows.map(([key]) => ['shift', key] as const), text: 'shortcut_many_days' },
      { keys: [['ctrl', 'a']], text: 'shortcut_all_days' },
      { keys: one('A … Z'), text: 'shortcut_code' },
      { keys: one('backspace'), text: 'shortcut_off' },
      { keys: one('delete'), text: 'shortcut_remove' },
      {
        keys: [
          ['ctrl', 'z'],
          ['ctrl', 'y'],
        ],
        text: 'shortcut_undo',
      },
      {
        keys: [
          ['ctrl', 'c'],
          ['ctrl', 'v'],
        ],
        text: 'shortcut_copy',
      },
    ],
  },
  {
    title: 'shortcuts_planning',
    on: [pages.planning.path],
    isForStaff: true,
    shortcuts: [
      { keys: arrows, text: 'shortcut_cells' },
      { keys: one('enter'), text: 'shortcut_to_bookings' },
      { keys: one('n'), text: 'shortcut_new' },
      { keys: one('←', '→'), text: 'shortcut_move_booking' },
      { keys: sideways('shift'), text: 'shortcut_booking_end' },
      { keys: sideways('ctrl'), text: 'shortcut_booking_start' },
      { keys: one('c'), text: 'shortcut_copy_booking' },
      { keys: one('s'), text: 'shortcut_split_booking' },
      { keys: one('delete'), text: 'shortcut_remove' },
      { keys: [['ctrl', 'z']], text: 'shortcut_undo_last' },
    ],
  },
];
