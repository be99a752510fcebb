// Alternating bar and space widths of the symbols 00 to 99 in set C (ISO/IEC 15417).
const PAIRS =
  '212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212 124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113 411311 113141'.split(
    ' ',
  );
// The checksum may also be one of the non-digit symbols of set C.
const CODE_B = '114131';
const CODE_A = '311141';
const FNC_1 = '411131';
const SIGNS = [...PAIRS, CODE_B, CODE_A, FNC_1];
const START_C = '211232';
const START_C_VALUE = 105;
const STOP = '2331112';

/** Code 128 bars for an even number of digits: alternating bar and space widths, starting with a bar. */
export function code128(digits: string): number[] {
  if (!/^(\d\d)+$/.test(digits)) throw new Error('set C of Code 128 takes digits in pairs');
  const values = (digits.match(/\d\d/g) ?? []).map(Number);
  const sum = values.reduce((total, value, index) => total + value * (index + 1), START_C_VALUE);
  const signs = [...values, sum % 103].map((value) => SIGNS[value]);
  return [...[START_C, ...signs, STOP].join('')].map(Number);
}
