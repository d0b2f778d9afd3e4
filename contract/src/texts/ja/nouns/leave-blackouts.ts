import type { NounWords } from '../../nouns.ts';

export const leaveBlackouts: NounWords<'leave-blackouts'> = {
  one: '休暇制限期間',
  many: '休暇制限期間',
  empty: '休暇制限期間はありません。区分の条件の範囲で、年間を通じて休暇を取得できます。',
  fields: { name: '理由', yearly: '毎年', effect: '扱い' },
  options: { effect: { refuse: '休暇を認めない', warn: '警告のみ' } },
};
