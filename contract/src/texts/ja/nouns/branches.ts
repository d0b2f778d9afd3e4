export const branches = {
  one: '拠点',
  many: '拠点',
  empty: '拠点はまだありません。拠点は、所属する人のタイムゾーン、通貨、祝日を定めます。',
  fields: { address: '住所' },
} as const;
