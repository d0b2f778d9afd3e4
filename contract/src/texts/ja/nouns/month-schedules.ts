import type { NounWords } from '../../nouns.ts';

export const monthSchedules: NounWords<'month-schedules'> = {
  one: 'シフト表',
  many: 'シフト表',
  empty: 'シフト表はまだありません。シフト表では、1か月分のシフトを日ごとに組みます。',
  fields: {
    planner_id: 'シフト作成者',
    coverage: '必要人数',
    published_at: '公開日時',
    people_count: 'シフトのある人数',
    entries_count: 'シフト数',
  },
  options: { status: { draft: '下書き', published: '公開済み', archived: 'アーカイブ済み' } },
  moves: { publish: '公開', archive: 'アーカイブ' },
  moveHints: { withdraw: '下書きに戻り、対象者全員に通知されます。' },
};
