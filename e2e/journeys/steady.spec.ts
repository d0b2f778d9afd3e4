import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { type PersonName, people } from '../people.ts';
import { seat } from '../seats.ts';
import { openSettled } from '../settled.ts';

declare global {
  interface Window {
    shifts: number;
    shifted: string[];
  }
}

const most = 0.05;
const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

/** The dashboard of every account, and pages of every kind. */
const onDesktop: Partial<Record<PersonName, readonly string[]>> = {
  adrian: ['/dashboard', '/employees', '/employees/org-chart', '/attendances/timesheet', '/administration/roles/3'],
  tomas: ['/dashboard', '/employees/12/overview', '/requests/calendar', '/my-approvals'],
  marta: ['/dashboard', '/time-cards/review'],
  lucia: ['/dashboard', '/payroll/runs/13', '/payroll/payslips', '/payroll/payslips/1'],
  daniel: ['/dashboard', '/time-cards/projects/1', '/time-cards/planning', '/time-cards/reports'],
  hannah: ['/dashboard'],
  noa: ['/dashboard', '/my-tasks', '/my-info'],
};

const onPhone: Partial<Record<PersonName, readonly string[]>> = {
  noa: ['/my-attandance/weekly-hours', '/my-attandance/attandance', '/user-profile?tab=messages', '/employee-home'],
  marta: ['/dashboard'],
};

for (const [viewport, where, pages] of [
  [phone, 'on a phone', onPhone],
  [desk, 'at a desk', onDesktop],
] as const) {
  for (const [name, paths] of Object.entries(pages) as [PersonName, readonly string[]][]) {
    test(`${where} nothing moves while a page of ${people[name].name} loads`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.addInitScript(recordShifts);
      await seat(page, people[name]);
      for (const path of paths) {
        await test.step(path, async () => {
          await openSettled(page, path);
          await expect(page.locator('.ui-skeleton')).toHaveCount(0);
          const { shifts, shifted } = await shiftsOf(page);
          expect(shifts, `${path}: ${shifted.join('; ')}`).toBeLessThan(most);
        });
      }
    });
  }
}

const shiftsOf = (page: Page) => page.evaluate(() => ({ shifts: window.shifts, shifted: window.shifted }));

/** Sums the layout shifts without user input, and records the shifted elements. */
function recordShifts(): void {
  window.shifts = 0;
  window.shifted = [];
  type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
  const note = (entry: PerformanceEntry) => {
    const { value, hadRecentInput, sources } = entry as Shift;
    if (hadRecentInput) return;
    window.shifts += value;
    const names = sources.map(({ node }) => (node instanceof Element ? `${node.tagName}.${node.className}` : node?.nodeName));
    window.shifted.push(`${value.toFixed(3)} ${names.join(' ')}`);
  };
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
}
