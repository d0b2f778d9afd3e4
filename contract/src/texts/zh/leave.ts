/** Sentences about leave that its rules make. */
export const leave = {
  preview_granted:
    '{hired} 入职的人到 {until} 为止获得{unit, select, hour {{amount, number} 小时} other {{amount, number} 天}}，次年获得{unit, select, hour {{later, number} 小时} other {{later, number} 天}}。',
  preview_unlimited: '{hired} 入职的人可休任意已批准的天数。',
  preview_waits: '最早可于 {day} 休假。',
  preview_carried: '如未休，{unit, select, hour {{amount, number} 小时} other {{amount, number} 天}}可结转。',
  preview_carried_until: '如未休，{unit, select, hour {{amount, number} 小时} other {{amount, number} 天}}可结转，{lapses} 之后失效。',
} as const;
