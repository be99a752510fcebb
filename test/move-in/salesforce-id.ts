const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const SUFFIX = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ012345';

/** Eighteen characters: the prefix of the object, a number, and three that encode capitals. */
export function salesforceId(prefix: '001' | '02i' | 'a0C' | 'a0V', row: number): string {
  let rest = row;
  let number = '';
  for (let place = 0; place < 12; place++) {
    number = SIGNS[rest % SIGNS.length] + number;
    rest = Math.floor(rest / SIGNS.length);
  }
  const short = `${prefix}${number}`;
  const suffix = [0, 5, 10].map((start) => {
    const bits = [...short.slice(start, start + 5)].map((sign) => (/[A-Z]/.test(sign) ? 1 : 0));
    return SUFFIX[bits.reduce<number>((sum, bit, at) => sum + (bit << at), 0)];
  });
  return short + suffix.join('');
}
