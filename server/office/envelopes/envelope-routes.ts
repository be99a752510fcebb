import { z } from 'zod';
import { showActivationCode } from '../../../domain/activation/activation-code.ts';
import { unsealCode } from '../../activation/activation-secret.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { activationLink } from '../../gift/gift-links.ts';
import { noSuchGift } from '../../gift/giver/giver-page.ts';
import { giftPdf } from '../../letter/gift/gift-pdf.ts';
import { requireUser } from '../../platform/access.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { PlainRoute, RouteRequest } from '../../platform/http/plain-route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { insertListLooks } from '../person/list-look-queries.ts';
import { type BatchedEnvelope, findBatchedEnvelopes } from './envelope-queries.ts';

const params = z.object({ batchId: z.uuid() });
const PATH = '/office/envelopes';

export function batchFile(batchId: string, kind: 'csv' | 'pdf'): string {
  return `${PATH}/${batchId}/${kind}`;
}

/** Files of a print run: a table of addresses and codes, and the cards as pages with bleed. */
export const envelopeRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: `${PATH}/:batchId/csv`,
    tag: 'office-production',
    summary: 'Addresses and codes of a batch of gift envelopes, for staff',
    params,
    right: 'envelope.produce',
    answers: { 200: { description: 'The table', mediaType: 'text/csv' } },
    handle: (visit) =>
      sendBatch(visit, 'csv', async (envelopes, context) => envelopeTable(envelopes, context)),
  },
  {
    method: 'GET',
    path: `${PATH}/:batchId/pdf`,
    tag: 'office-production',
    summary: 'The cards of a batch of gift envelopes, ready for print, for staff',
    params,
    right: 'envelope.produce',
    answers: { 200: { description: 'The cards', mediaType: 'application/pdf' } },
    handle: (visit) => sendBatch(visit, 'pdf', envelopePages),
  },
];

type Write = (envelopes: BatchedEnvelope[], context: GuestContext) => Promise<string | Buffer>;

async function sendBatch(
  { request, reply, context }: RouteRequest,
  ending: 'csv' | 'pdf',
  write: Write,
) {
  const caller = await context();
  const { batchId } = params.parse(request.params);
  const envelopes = await findBatchedEnvelopes(caller.pool, batchId);
  const [first] = envelopes;
  if (!first) throw noSuchGift(caller.language);
  const { accountId } = requireUser(caller).user;
  // Access is recorded first, so that nothing is shown unrecorded.
  await insertListLooks(caller.pool, {
    accountIds: envelopes.map(({ buyerId }) => buyerId),
    staffId: accountId,
    subject: 'orders',
    now: caller.clock.now(),
  });
  caller.log.info({ batchId, accountId, ending }, 'envelope batch taken');
  const name = ['kuoret', String(first.batchNumber)];
  return sendFile(reply, { name, ending, content: await write(envelopes, caller) });
}

const HEAD = [
  'number',
  'addressee',
  'street_address',
  'zip_code',
  'city',
  'country',
  'language',
  'recipient',
  'giver',
  'greeting',
  'activation_code',
  'link',
];

function envelopeTable(envelopes: BatchedEnvelope[], { settings }: GuestContext): string {
  const rows = printedCards(envelopes, settings).map((envelope, index) => [
    String(index + 1),
    envelope.addressee,
    envelope.streetAddress,
    envelope.zipCode,
    envelope.city,
    envelope.country,
    envelope.language,
    envelope.recipientName,
    envelope.giverName,
    envelope.greeting,
    showActivationCode(envelope.code),
    envelope.link,
  ]);
  return writeCsv([HEAD, ...rows]);
}

async function envelopePages(
  envelopes: BatchedEnvelope[],
  { pool, settings }: GuestContext,
): Promise<Buffer> {
  const { productForms } = await findScheme(pool);
  return giftPdf(printedCards(envelopes, settings), {
    forms: productForms,
    bleed: 3,
    madeAt: envelopes[0]?.madeAt ?? 0,
  });
}

function printedCards(envelopes: BatchedEnvelope[], settings: GuestContext['settings']) {
  return envelopes.map((envelope) => {
    const code = unsealCode(envelope.sealedCode, settings.secretKey);
    return {
      ...envelope,
      code,
      link: activationLink(envelope.language, settings, code),
      shortAddress: activationLink(envelope.language, settings),
    };
  });
}
