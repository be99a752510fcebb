const EXAMPLE_HOST = /@(?:[\w-]+\.)*example(?:\.\w+)?$|[./]example\./i;
const EXAMPLE_WORD = /\(esimerkki\)|\(exempel\)|\(example\)|esimerkkikatu|esimerkki oy/i;
const EXAMPLE_ID = '1234567-1';

/** Obviously invented: none of it may appear on a real receipt. */
export function isExample(value: string): boolean {
  const digits = value.replace(/[^\d]/g, '');
  return (
    EXAMPLE_HOST.test(value) ||
    EXAMPLE_WORD.test(value) ||
    value.trim() === EXAMPLE_ID ||
    /^(?:358|0)\d{0,2}0{6,}$/.test(digits)
  );
}

const WEIGHTS = [7, 9, 10, 5, 8, 4, 2];

/** Seven digits and a check digit, as the Finnish business register gives them. */
export function isBusinessId(value: string): boolean {
  const found = /^(\d{7})-(\d)$/.exec(value.trim());
  if (!found) return false;
  const sum = WEIGHTS.reduce(
    (total, weight, place) => total + weight * Number(found[1]?.[place]),
    0,
  );
  const rest = sum % 11;
  return rest !== 1 && Number(found[2]) === (rest === 0 ? 0 : 11 - rest);
}

export const PRINTED_FACTS = [
  'sellerName',
  'businessId',
  'streetAddress',
  'zipCode',
  'city',
  'serviceEmail',
  'servicePhone',
] as const;
type PrintedFact = (typeof PRINTED_FACTS)[number];

/** Example values that must not appear on a receipt, by field name. */
export function printedFaults(facts: Record<PrintedFact, string>): PrintedFact[] {
  return PRINTED_FACTS.filter((fact) => {
    const value = facts[fact];
    if (value.trim() === '' || isExample(value)) return true;
    return fact === 'businessId' && !isBusinessId(value);
  });
}
