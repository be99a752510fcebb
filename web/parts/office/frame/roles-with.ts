import { formatChoice } from '../../../../domain/base/format.ts';
import type { Language } from '../../../../domain/base/language.ts';
import {
  RIGHTS_OF_ROLE,
  type Right,
  STAFF_ROLES,
  type StaffRole,
} from '../../../../domain/office/rights.ts';

/** Names of the roles that have the right. */
export function rolesWith(
  right: Right,
  names: Record<StaffRole, string>,
  language: Language,
): string {
  const having = STAFF_ROLES.filter((role) => RIGHTS_OF_ROLE[role].includes(right));
  return formatChoice(
    having.map((role) => names[role]),
    language,
  );
}
