import { cleanField } from '../person/clean-field.ts';

/** One person types the same address in many ways; an account is found by this one. */
export function accountAddress(typed: string): string {
  return cleanField('emailAddress', typed).toLowerCase();
}
