import type { NounWords } from '../../nouns.ts';

export const shifts: NounWords<'shifts'> = {
  one: 'シフト',
  many: 'シフト',
  empty: 'シフトはまだありません。シフトでは、勤務の開始時刻と終了時刻を決めます。',
  fields: {
    start_time: '開始時刻',
    end_time: '終了時刻',
    pause_start: '分割シフト：前半の終了',
    pause_end: '分割シフト：後半の開始',
    paid_break: '有給休憩',
    required_minutes: '所定労働時間',
    core_start: 'コアタイム開始',
    core_end: 'コアタイム終了',
    half_split_time: '半日の区切り時刻',
    min_rest_minutes: '勤務間インターバル',
    crosses_midnight: '翌日に終了',
  },
  options: { kind: { fixed: '固定時間制', flexible: 'フレックスタイム制' } },
};
