import type { z } from 'zod';
import { changedDetails } from '../../contract/account/own-details-calls.ts';
import type { RecordObjectName, WireRecord } from '../../contract/call/record-api.ts';
import { logEntrySchema } from '../../contract/logging/logging-calls.ts';
import { findOwnDetails } from '../account/own-details-queries.ts';
import { updateOwnDetails } from '../account/update-details.ts';
import type { Database } from '../db/database.ts';
import { storeLogs } from '../logging/store-logs.ts';
import { requireUser } from '../platform/access.ts';
import { parseInput } from '../platform/parse-input.ts';
import { findOwnCards, findOwnVisits } from './own-record-queries.ts';
import { type RecordObject, wireRecord } from './record-object.ts';

/** A customer's own card. */
const cardRecord: RecordObject = {
  apiName: 'MuseumCard__c',
  fields: {
    customerNumber: { dataType: 'String' },
    firstName: { dataType: 'String' },
    lastName: { dataType: 'String' },
    yearOfBirth: { dataType: 'Int' },
    startsOn: { dataType: 'Date' },
    validUntil: { dataType: 'Date' },
    waitsForFirstVisit: { dataType: 'Boolean' },
    isRegistered: { dataType: 'Boolean' },
    isRefunded: { dataType: 'Boolean' },
    isBlocked: { dataType: 'Boolean' },
    isOnHold: { dataType: 'Boolean' },
    ryijySeed: { dataType: 'Double' },
  },
  async find(ids, { pool, user }) {
    return user ? findOwnCards(pool, ids, user.accountId) : new Map();
  },
};

/** The card of an account, as its holder may read it. */
export async function readOwnCard(
  db: Database,
  { cardId, accountId }: { cardId: string; accountId: string },
): Promise<WireRecord | null> {
  const fields = (await findOwnCards(db, [cardId], accountId)).get(cardId);
  return fields ? wireRecord(cardRecord, { id: cardId, fields }) : null;
}

/** A visit with the customer's card. */
const visitRecord: RecordObject = {
  apiName: 'Visit__c',
  fields: {
    museumCardId: { dataType: 'String' },
    visitedOn: { dataType: 'Date' },
    museumName: { dataType: 'String' },
    museumSlug: { dataType: 'String' },
    town: { dataType: 'String' },
    latitude: { dataType: 'Double' },
    longitude: { dataType: 'Double' },
    ticketPrice: { dataType: 'Currency' },
  },
  async find(ids, { pool, user, language }) {
    return user ? findOwnVisits(pool, { ids, accountId: user.accountId, language }) : new Map();
  },
};

/** The user's own details; the id is the account's. */
const personRecord: RecordObject = {
  apiName: 'Person__c',
  fields: {
    emailAddress: { dataType: 'String' },
    streetAddress: { dataType: 'String' },
    zipCode: { dataType: 'String' },
    city: { dataType: 'String' },
    country: { dataType: 'String' },
    phone: { dataType: 'String' },
    language: { dataType: 'String' },
    subscribedNewsletter: { dataType: 'Boolean' },
  },
  async find(ids, { pool, clock, user }) {
    if (!user || !ids.includes(user.accountId)) return new Map();
    const details = await findOwnDetails(pool, user.accountId, clock.now());
    return new Map(details ? [[user.accountId, details]] : []);
  },
  update: {
    input: changedDetails,
    run: (fields, context) =>
      updateOwnDetails(parseInput(changedDetails, fields, context.language), requireUser(context)),
  },
};

/** A log sent through the record API: anyone may create one, nobody can read it there. */
const logRecord: RecordObject = {
  apiName: 'Log__c',
  fields: {
    timestamp: { dataType: 'DateTime', required: true },
    milliseconds: { dataType: 'Int', required: true },
    transactionId: { dataType: 'String', required: true },
    level: { dataType: 'String', required: true },
    developerMessage: { dataType: 'TextArea', required: true },
    errorMessage: { dataType: 'TextArea' },
    stackTrace: { dataType: 'TextArea' },
    source: { dataType: 'String' },
  },
  create: {
    input: logEntrySchema,
    async run(fields, context) {
      const entry = parseInput(logEntrySchema, fields, context.language);
      const [row] = await storeLogs([entry], context);
      if (!row) throw new Error('insert returned no row');
      return { id: row.id, fields: { ...entry } };
    },
  },
};

/** Every object of the record API. */
const RECORD_OBJECTS: Record<RecordObjectName, RecordObject> = {
  Log__c: logRecord,
  MuseumCard__c: cardRecord,
  Person__c: personRecord,
  Visit__c: visitRecord,
};

export function findObject(apiName: string): RecordObject | null {
  return Object.values(RECORD_OBJECTS).find((object) => object.apiName === apiName) ?? null;
}

/** Writable fields, by object. */
export function writableRecordSchemas(): { name: string; schema: z.ZodObject }[] {
  return Object.values(RECORD_OBJECTS).flatMap(({ apiName, create, update }) => [
    ...(create ? [{ name: `${apiName} create`, schema: create.input }] : []),
    ...(update ? [{ name: `${apiName} update`, schema: update.input }] : []),
  ]);
}

export function readableObjects(): RecordObject[] {
  return Object.values(RECORD_OBJECTS).filter((object) => object.find !== undefined);
}
