import { findOwnCards, findOwnVisits } from './own-record-queries.ts';
import type { RecordObject } from './record-object.ts';

/** A customer's own card. */
export const cardRecord: RecordObject = {
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

/** A visit made with it. */
export const visitRecord: RecordObject = {
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
