import type { ErrorCode } from './field-error.ts';

const TYPED_MIN = 5;
const TYPED_MAX = 40;

/** spec 5: only digits, spaces and plus; a Finnish number may have more digits than another. */
export function phoneFaults(typed: string): { code: ErrorCode }[] {
  if (typed.length < TYPED_MIN || typed.length > TYPED_MAX) return [{ code: 'phone' }];

  const spaced = typed.replace(/\p{Zs}/gu, ' ');
  if (/[^\d +]/.test(spaced.trim())) return [{ code: 'phoneChars' }];

  const number = spaced.replace(/ /g, '').trim();
  const shape = number.startsWith('+358') ? /^\+?\d{5,18}$/ : /^\+?\d{5,12}$/;
  return shape.test(number) ? [] : [{ code: 'phone' }];
}
