import { cleanField } from '../person/clean-field.ts';

/** Normalised address for account lookup: people type the same address in different ways. */
export function accountAddress(typed: string): string {
  return cleanField('emailAddress', typed).toLowerCase();
}
