/** Sentences about leave that its rules make. */
export const leave = {
  preview_granted:
    '{hired}に入社した人は、{until}までに{unit, select, hour {{amount, number}時間} other {{amount, number}日}}、翌年は{unit, select, hour {{later, number}時間} other {{later, number}日}}を取得できます。',
  preview_unlimited: '{hired}に入社した人は、承認された分だけ取得できます。',
  preview_waits: '最初に取得できるのは{day}です。',
  preview_carried: '取得しなければ{unit, select, hour {{amount, number}時間} other {{amount, number}日}}が繰り越されます。',
  preview_carried_until:
    '取得しなければ{unit, select, hour {{amount, number}時間} other {{amount, number}日}}が繰り越され、{lapses}を過ぎると失効します。',
} as const;
