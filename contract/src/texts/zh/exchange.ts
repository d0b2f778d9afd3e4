export const exchange = {
  reporting: '除非您选择其他货币，否则报表以公司货币 {currency} 合计。',
  newest: '欧洲中央银行最新汇率：{day}，获取时间 {moment}',
  never: '尚未获取欧洲中央银行的汇率。',
  off: '未设置欧洲中央银行每日文件的地址（EXCHANGE_RATES_URL）。请手动输入或导入汇率。',
  fetch: '立即获取',
  import: '导入',
  failed_since: '上次获取失败：{moment}',
  failures: {
    unreachable: '无法连接汇率地址。现有汇率继续有效。',
    refused: '汇率地址拒绝了请求。现有汇率继续有效。',
    unreadable: '汇率地址返回的内容不是每日文件。现有汇率继续有效。',
  },
} as const;
