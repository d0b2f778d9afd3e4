import type { NounWords } from '../../nouns.ts';

export const users: NounWords<'users'> = {
  one: 'ユーザー',
  many: 'ユーザー',
  empty: 'ユーザーはまだいません。最初のユーザーを招待してください。',
  fields: { name: '氏名', roles: 'ロール', occupation: '役職', pay_access: '本人の給与', last_login_at: '最終サインイン' },
  options: {
    pay_access: { open: '閲覧可', unproven: '給与担当者の確認待ち（給与情報なし）', held: '給与担当者の確認待ち' },
    status: { unconfirmed: '確認待ち', invited: '招待済み', active: '有効', suspended: '利用停止中' },
  },
  moves: { confirm: 'アカウントを確認' },
  moveHints: {
    confirm: 'このメールアドレスが本人のものと分かっている場合のみ確認してください。確認後、本人に招待が届きます。',
    suspend: 'このユーザーはすぐにサインアウトされます。アカウントはいつでも再開できます。',
  },
};
