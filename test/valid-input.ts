import { z } from 'zod';

type Json = {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Json[];
  oneOf?: Json[];
  format?: string;
  minimum?: number;
  required?: string[];
  properties?: Record<string, Json>;
  items?: Json;
};

const LOG = {
  timestamp: '2027-03-01T09:00:00Z',
  milliseconds: 1,
  transactionId: 'b7e4c1f0-5a74-4123-8456-178904536289',
  level: 'ERROR',
  developerMessage: 'the check failed',
};

/** A valid value for a field of this name. */
const SOUND: Record<string, unknown> = {
  firstName: 'Aino',
  lastName: 'Lahtinen',
  yearOfBirth: '1987',
  streetAddress: 'Puutarhakatu 12 B 7',
  zipCode: '20100',
  city: 'Turku',
  emailAddress: 'aino.lahtinen@example.fi',
  recipientName: 'Elias',
  recipientEmail: 'elias.saaja@example.fi',
  addressee: 'Elias Lahtinen',
  greeting: 'Hyvää joulua!',
  phone: '+358401234567',
  password: 'Revontuli7x',
  code: '123456',
  companyName: 'Kukkakauppa Oy',
  businessId: '1234567-8',
  billingReference: 'Viite 12',
  csv: 'stamp;amount\n1;79,00\n',
  numberOfUnits: 3,
  museumCardConditionsAccepted: true,
  deliverTo: 'recipient',
  deliveryDate: '2027-06-01',
  deliveryHour: 9,
  sendDay: '2027-06-01',
  sendHour: '9',
  from: '2027-06-01',
  to: '2027-06-30',
  postalCodes: '20100',
  domain: 'example.fi',
  content: 'nimi;osoite\nAino Lahtinen;aino@example.fi\n',
  orderNumber: 'MK-1000001',
  transactionId: 'b7e4c1f0-5a74-4123-8456-178904536289',
  entryKey: 'b7e4c1f0-5a74-4123-8456-178904536280',
  slug: 'ateneum',
  beginsOn: '2027-06-01',
  endsOn: '2027-06-30',
  day: '2027-06-01',
  checkedOn: '2027-01-01',
  validFrom: '2027-06-01',
  joinedOn: '2027-06-01',
  leftOn: '2027-06-30',
  opens: '10:00',
  closes: '17:00',
  source: 'buy-card',
  visitedAt: Date.UTC(2027, 1, 28, 10),
  sealedNumber: 'c2VhbGVk',
  key: 'letter/year-added:title',
  textName: 'letter/year-added:title',
  file: 'buy-card',
  version: '2026-11',
  conditionsVersion: '2026-11',
  validateOnly: false,
  isGift: true,
  isDigitalGift: true,
  timestamp: LOG.timestamp,
  logs: JSON.stringify([LOG]),
  apiName: 'Log__c',
  fields: LOG,
  country: { code: 'FI', callingCode: '358', trunkZero: true },
};

/** Optional, and refers to something that a fresh database lacks. */
const LEFT_OUT = new Set([
  'purchasePrice',
  'renewalPriceValue',
  'conditionsVersion',
  'campaignCode',
  'cardAssetId',
  'sealedNumber',
  'museumId',
  'visitedAt',
  'isRepeat',
]);

/** The input as a single JSON Schema, with references resolved. */
export function inputSchema(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() });
}

/** A valid input by its schema and field names; `given` has ids of existing rows. */
export function validInput(
  schema: z.ZodType,
  given: Record<string, unknown>,
): { whole: unknown; sound: unknown } {
  const json = inputSchema(schema) as Json;
  const known = { ...SOUND, ...given };
  return { whole: example(json, '', known, new Set()), sound: example(json, '', known, LEFT_OUT) };
}

type Known = Record<string, unknown>;

function example(schema: Json, name: string, known: Known, leftOut: Set<string>): unknown {
  if (schema.const !== undefined) return schema.const;
  // A country is a list value in an address, and an object with its calling code in a phone.
  if (schema.enum) return schema.enum.includes(known[name]) ? known[name] : schema.enum[0];
  if (schema.type !== 'object' && Object.hasOwn(known, name)) return asType(known[name], schema);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) {
    const [first = {}] = ways.filter(({ type }) => type !== 'null');
    return example(first, name, known, leftOut);
  }
  if (schema.type === 'object') return exampleObject(schema, name, known, leftOut);
  if (schema.type === 'array') return [example(schema.items ?? {}, name, known, leftOut)];
  return plainExample(schema);
}

/** One name may be a number in one call, a string in a draft, and a list in a third. */
function asType(value: unknown, { type }: Json): unknown {
  if (type === 'array') return [value];
  return type === 'string' ? String(value) : value;
}

function exampleObject(schema: Json, name: string, known: Known, out: Set<string>) {
  const { properties = {}, required = [] } = schema;
  // A phone is a string in one call and an object in another.
  if (typeof known[name] === 'object') return known[name];
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([key]) => required.includes(key) || !out.has(key))
      .filter(([, part]) => Object.keys(part).length > 0)
      .map(([key, part]) => [key, example(part, key, known, out)]),
  );
}

function plainExample({ type, format, minimum }: Json): unknown {
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return Math.max(minimum ?? 1, 1);
  if (format === 'uuid') return 'b7e4c1f0-5a74-4123-8456-178904536281';
  if (format === 'date-time') return '2027-03-01T09:00:00Z';
  if (format === 'date') return '2027-03-01';
  return 'Sana';
}
