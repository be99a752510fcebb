import { z } from 'zod';
import {
  changedRecordSchema,
  newRecordSchema,
  objectInfoSchema,
  recordBatchSchema,
  recordSchema,
  UI_API_PATH,
} from '../../contract/call/record-api.ts';
import { text } from '../../contract/call/wire-values.ts';
import type { PlainRoute } from '../platform/http/plain-route.ts';
import { parseInput } from '../platform/parse-input.ts';
import { noSuchRecord, readBatch, readRecord, recordIsFixed } from './read-record.ts';
import { objectInfo, wireRecord } from './record-object.ts';
import { findObject } from './record-objects.ts';

const idParams = z.object({ id: text(64) });
// Room for a hundred ids with commas and some more: extra ids are ignored.
const idsParams = z.object({ ids: text(8_000) });
const objectParams = z.object({ object: text(64) });

/** The platform's record API for the product's objects. Other resources answer 404. */
export const recordRoutes: PlainRoute[] = [
  {
    method: 'POST',
    path: `${UI_API_PATH}/records`,
    tag: 'record',
    summary: 'Create a record; anyone may create a Log__c',
    body: newRecordSchema,
    answers: { 201: { description: 'The record', schema: recordSchema } },
    async handle({ request, reply, context }) {
      const caller = await context();
      const { apiName, fields } = parseInput(newRecordSchema, request.body, caller.language);
      const object = findObject(apiName);
      if (!object) throw noSuchRecord(caller);
      if (!object.create) throw recordIsFixed(caller);
      reply.code(201);
      return wireRecord(object, await object.create.run(fields, caller));
    },
  },
  {
    method: 'GET',
    path: `${UI_API_PATH}/records/:id`,
    tag: 'record',
    summary: 'Read a record of one’s own',
    params: idParams,
    answers: { 200: { description: 'The record', schema: recordSchema } },
    async handle({ request, context }) {
      return requireRecord(idParams.parse(request.params).id, await context());
    },
  },
  {
    method: 'GET',
    path: `${UI_API_PATH}/records/batch/:ids`,
    tag: 'record',
    summary: 'Read several records; each item has a status of its own',
    params: idsParams,
    answers: { 200: { description: 'One result for each id', schema: recordBatchSchema } },
    async handle({ request, context }) {
      return readBatch(idsParams.parse(request.params).ids.split(','), await context());
    },
  },
  {
    method: 'PATCH',
    path: `${UI_API_PATH}/records/:id`,
    tag: 'record',
    summary: 'Change a record of one’s own, by the same rules as its calls',
    params: idParams,
    body: changedRecordSchema,
    answers: {
      200: { description: 'The record as it is now', schema: recordSchema },
      403: { description: 'The record is there, but is not changed here' },
    },
    async handle({ request, context }) {
      const caller = await context();
      await caller.session.touch();
      const { id, apiName } = await requireRecord(idParams.parse(request.params).id, caller);
      const { update } = findObject(apiName) ?? {};
      if (!update) throw recordIsFixed(caller);
      const { fields } = parseInput(changedRecordSchema, request.body, caller.language);
      await update.run(fields, caller);
      return requireRecord(id, caller);
    },
  },
  {
    method: 'DELETE',
    path: `${UI_API_PATH}/records/:id`,
    tag: 'record',
    summary: 'Refused: what may be deleted has calls of its own, with rules',
    params: idParams,
    answers: { 403: { description: 'The record is there, but is not deleted here' } },
    async handle({ request, context }) {
      const caller = await context();
      await requireRecord(idParams.parse(request.params).id, caller);
      throw recordIsFixed(caller);
    },
  },
  {
    method: 'GET',
    path: `${UI_API_PATH}/object-info/:object`,
    tag: 'record',
    summary: 'What an object looks like',
    params: objectParams,
    answers: { 200: { description: 'Its fields and what may be done', schema: objectInfoSchema } },
    async handle({ request, context }) {
      const object = findObject(objectParams.parse(request.params).object);
      if (!object) throw noSuchRecord(await context());
      return objectInfo(object);
    },
  },
];

async function requireRecord(id: string, caller: Parameters<typeof readRecord>[1]) {
  const record = await readRecord(id, caller);
  if (!record) throw noSuchRecord(caller);
  return record;
}
