export const branches = {
  one: '拠点',
  many: '拠点',
  empty: '拠点はまだありません。拠点ごとに、所属する従業員のタイムゾーン、通貨、祝日が決まります。',
  fields: { address: '住所' },
} as const;
