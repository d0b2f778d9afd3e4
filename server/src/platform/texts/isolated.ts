const controls = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name written from right to left keeps its order, like the text after it; no value can reverse the text around it. */
export function isolated(value: string): string {
  const plain = value.replace(controls, '');
  return rightToLeft.test(plain) ? `\u2068${plain}\u2069` : plain;
}
