import type { NounWords } from '../../nouns.ts';

export const shifts: NounWords<'shifts'> = {
  one: '班次',
  many: '班次',
  empty: '还没有班次。班次规定工作日的上下班时间。',
  fields: {
    start_time: '开始时间',
    end_time: '结束时间',
    pause_start: '两段班次：前段结束',
    pause_end: '两段班次：后段开始',
    paid_break: '带薪休息',
    required_minutes: '应出勤时长',
    core_start: '核心时段开始',
    core_end: '核心时段结束',
    half_split_time: '半天分界时间',
    min_rest_minutes: '班后最短休息',
    crosses_midnight: '次日结束',
  },
  options: { kind: { fixed: '固定工时', flexible: '弹性工时' } },
};
