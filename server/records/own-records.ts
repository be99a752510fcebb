import { findOwnCard, findOwnVisit } from './own-record-queries.ts';
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
  },
  async find(id, { pool, user }) {
    return user && findOwnCard(pool, id, user.accountId);
  },
};

/** A visit made with it. */
export const visitRecord: RecordObject = {
  apiName: 'Visit__c',
  fields: {
    museumCardId: { dataType: 'String' },
    visitedOn: { dataType: 'Date' },
    museumName: { dataType: 'String' },
    town: { dataType: 'String' },
  },
  async find(id, { pool, user, language }) {
    return user && findOwnVisit(pool, { id, accountId: user.accountId, language });
  },
};
