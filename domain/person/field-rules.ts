import { truncateText, WELL_FORMED } from '../base/well-formed-text.ts';
import { cleanField, withoutInvisibleEnds } from './clean-field.ts';
import { HOME_COUNTRY } from './country.ts';
import type { ErrorCode, FieldError } from './field-error.ts';
import { isStrongEnough } from './password-rules.ts';
import { phoneFaults } from './phone-number.ts';

type Fault = { code: ErrorCode; args?: number[] };
type Rule = (value: string, context: FieldContext) => Fault[];

/** Context that a rule needs beside the value. */
export type FieldContext = {
  currentYear: number;
  maxUnits?: number;
  /** Country of the address that contains the field. Omitted: the home country. */
  country?: string;
};

const FIRST_YEAR_OF_BIRTH = 1900;
const BUSINESS_ID_LENGTH = 9;
const DEFAULT_MAX_UNITS = 500;
// Long input is checked only up to this length: too long is invalid anyway.
const MORE_THAN_ANY_FIELD_HOLDS = 4000;

/** One row per field: the error for an empty value, then all rules for a filled one. */
const RULES: Record<string, { empty?: ErrorCode; rules: Rule[] }> = {
  firstName: { empty: 'required', rules: [length(2, 40), noDigits, nameSigns, singleSpaces] },
  lastName: { empty: 'required', rules: [length(2, 80), noDigits, nameSigns, singleSpaces] },
  yearOfBirth: { empty: 'required', rules: [birthYear] },
  streetAddress: { empty: 'required', rules: [length(2, 255), signs, singleSpaces] },
  zipCode: { empty: 'zipMissing', rules: [zipShape] },
  city: { empty: 'required', rules: [length(2, 40), noDigits, signs, singleSpaces] },
  emailAddress: { empty: 'emailMissing', rules: [length(5, 80), emailShape] },
  phone: { rules: [phoneFaults] },
  password: { empty: 'required', rules: [passwordStrength] },
  companyName: { empty: 'required', rules: [length(2, 255), signs, singleSpaces] },
  businessId: { empty: 'required', rules: [exactLength(BUSINESS_ID_LENGTH), businessIdSigns] },
  numberOfUnits: { empty: 'required', rules: [unitCount] },
  campaignCode: { empty: 'required', rules: [] },
  recipientName: { empty: 'required', rules: [length(2, 80), nameSigns, singleSpaces] },
  recipientEmail: { empty: 'required', rules: [length(5, 80), emailShape] },
  greeting: { rules: [length(0, 200)] },
};

/** All errors of one field, the most serious first. An unknown field has none. */
export function fieldErrors(field: string, typed: string, context: FieldContext): FieldError[] {
  const row = Object.hasOwn(RULES, field) ? RULES[field] : undefined;
  if (!row) return [];

  const value = judged(field, typed);
  if (value.trim() === '') return row.empty ? [{ field, code: row.empty, args: [] }] : [];

  const faults = row.rules.flatMap((rule) => rule(value, context));
  // The wire rejects malformed text for the whole form; checked here, the error belongs to its field.
  if (faults.length === 0 && !WELL_FORMED.test(value)) faults.push({ code: 'forbidden' });
  return faults.map(({ code, args = [] }) => ({ field, code, args }));
}

function judged(field: string, typed: string): string {
  // The phone's length includes its spaces, and spaces belong to a password.
  if (field === 'phone') return withoutInvisibleEnds(typed);
  if (field === 'password') return typed;
  return cleanField(field, truncateText(typed.trim(), MORE_THAN_ANY_FIELD_HOLDS));
}

function length(min: number, max: number): Rule {
  return (value) => {
    const count = [...value].length;
    // The text says 'more than', so its number is one less than the minimum.
    if (count < min) return [{ code: 'min', args: [min - 1] }];
    if (count > max) return [{ code: 'max', args: [max] }];
    return [];
  };
}

function exactLength(count: number): Rule {
  return (value) => ([...value].length === count ? [] : [{ code: 'exact', args: [count] }]);
}

function noDigits(value: string): Fault[] {
  return /\d/.test(value) ? [{ code: 'digits' }] : [];
}

// Digits pass here: fields that forbid them have a separate message.
const FORBIDDEN_SIGN = /(?!\p{Script=Latin})[^\d ,.'&/-]/u;
// Some letters have no composed form even in NFC: a combining mark follows the letter.
const LETTER_WITH_MARKS = /(\p{Script=Latin})\p{Mn}{1,2}/gu;

function signs(value: string): Fault[] {
  return FORBIDDEN_SIGN.test(value.replace(LETTER_WITH_MARKS, '$1')) ? [{ code: 'forbidden' }] : [];
}

const OTHER_LETTER = /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** A non-Latin name also has a Latin spelling in the passport. */
function nameSigns(value: string): Fault[] {
  return OTHER_LETTER.test(value) ? [{ code: 'notLatin' }] : signs(value);
}

function singleSpaces(value: string): Fault[] {
  return value.includes('  ') ? [{ code: 'doubleSpace' }] : [];
}

function birthYear(value: string, { currentYear }: FieldContext): Fault[] {
  if (!/^\d{4}$/.test(value)) return [{ code: 'yearFormat' }];
  const year = Number(value);
  if (year >= FIRST_YEAR_OF_BIRTH && year <= currentYear) return [];
  return [{ code: 'yearRange', args: [currentYear] }];
}

/** Finland has a fixed shape; other countries vary, so nearly anything is accepted. */
function zipShape(value: string, { country = HOME_COUNTRY }: FieldContext): Fault[] {
  if (country !== HOME_COUNTRY) {
    return /^[\p{L}\d](?:[ -]?[\p{L}\d]){1,9}$/u.test(value) ? [] : [{ code: 'zipAbroad' }];
  }
  return /^(\d{5}|\d{2}-\d{3})$/.test(value) ? [] : [{ code: 'zipFormat' }];
}

const DOMAIN_LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u;

/** One @, something before it, and a domain of parts joined by single dots. */
function emailShape(value: string): Fault[] {
  const [local = '', domain = '', ...rest] = value.split('@');
  const labels = domain.split('.');
  const sound =
    rest.length === 0 &&
    local.split('.').every((part) => part !== '') &&
    labels.length > 1 &&
    labels.every((label) => DOMAIN_LABEL.test(label)) &&
    !/[\s\p{C}"(),:;<>[\]\\]/u.test(local);
  return sound ? [] : [{ code: 'emailShape' }];
}

function passwordStrength(value: string): Fault[] {
  return isStrongEnough(value) ? [] : [{ code: 'passwordWeak' }];
}

function businessIdSigns(value: string): Fault[] {
  return /^[\d-]+$/.test(value) ? [] : [{ code: 'businessId' }];
}

function unitCount(value: string, { maxUnits = DEFAULT_MAX_UNITS }: FieldContext): Fault[] {
  const count = Number(value);
  const sound = /^\d{1,6}$/.test(value) && count >= 1 && count <= maxUnits;
  return sound ? [] : [{ code: 'units', args: [maxUnits] }];
}
