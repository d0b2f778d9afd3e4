/** What is wrong with a field; the form and the server say the same. */
export const checks = {
  required: '{label}は必須です',
  not_valid: '{label}が正しくありません',
  wrong_email: 'メールアドレスの形式が正しくありません',
  too_short: '{min}文字以上で入力してください',
  too_long: '{max}文字以内で入力してください',
  too_small: '{label}は{min}以上にしてください',
  too_big: '{label}は{max}以下にしてください',
  unknown_field: '{label}はここにない項目か、設定できない項目です',
  taken: '{label}はすでに使用されています',
  cycle: '{label}が循環してしまいます',
  too_deep: '{label}の階層が深すぎます。上限は10階層です',
  missing_reference: '{label}に指定されたレコードは存在しません',
  not_below_minimum: '{label}は下限を下回ることはできません',
  too_many_digits: '{label}の桁数が通貨で認められた桁数を超えています',
  too_common: 'このパスワードは広く知られています。別のものを選んでください',
  contains_email: 'パスワードにメールアドレスを含めることはできません',
  same_password: '新しいパスワードは現在のものと異なる必要があります',
  role_two_is_alone: '「従業員」ロールはほかのロールと併用できません',
  required_field: '必須項目です',
  field_not_valid: '項目が正しくありません',
  terms: '利用規約への同意が必要です',
} as const;

export const hints = {
  enter: '{label}を入力してください',
  select: '{label}を選択してください',
  date: '{label}を yyyy-mm-dd 形式で入力してください',
  correct: '{label}は正しく入力されています',
} as const;
