import { dayFromToday } from '../../day.ts';
import { expect, test, testInWholeRun } from '../../journey.ts';

test.use({ signedInAs: 'adrian' });

for (const width of [1440, 1920]) {
  testInWholeRun(`at ${width} px no column of the timesheet lies halfway under the one that stays`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`/attendances/timesheet?month=${dayFromToday(-31).slice(0, 7)}`);
    await expect(page.getByRole('gridcell').first()).toBeVisible();

    const edges = await page.getByRole('columnheader').evaluateAll((heads) =>
      heads.map((head) => {
        const { left, right } = head.getBoundingClientRect();
        return { left: Math.round(left), right: Math.round(right) };
      }),
    );
    const staying = edges.at(-1)?.left ?? 0;
    expect(edges.slice(0, -1).filter(({ left, right }) => left < staying - 1 && right > staying + 1)).toEqual([]);
  });
}
