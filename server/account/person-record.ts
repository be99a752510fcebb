import type { z } from 'zod';
import { changedDetails } from '../../contract/own-details-calls.ts';
import { requireUser } from '../platform/access.ts';
import type { RecordObject } from '../records/record-object.ts';
import { findOwnDetails } from './own-details-queries.ts';
import { updateOwnDetails } from './update-details.ts';

/** The signed-in person's own details. Its id is the account's. */
export const personRecord: RecordObject = {
  apiName: 'Person__c',
  fields: {
    emailAddress: { dataType: 'String' },
    streetAddress: { dataType: 'String' },
    zipCode: { dataType: 'String' },
    city: { dataType: 'String' },
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
    run: (changes: z.output<typeof changedDetails>, context) =>
      updateOwnDetails(changes, requireUser(context)),
  },
};
