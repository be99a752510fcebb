import { z } from 'zod';
import { groupInFours } from '../../../domain/base/format.ts';
import { writeCsv } from '../../csv/write-csv.ts';
import { requireUser } from '../../platform/access.ts';
import type { GuestContext } from '../../platform/context.ts';
import type { PlainRoute, RouteRequest } from '../../platform/http/plain-route.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { Refusal } from '../../platform/refusal.ts';
import { refusalText } from '../../platform/refusal-text.ts';
import { findScheme } from '../../scheme/scheme-queries.ts';
import { insertListLooks } from '../person/list-look-queries.ts';
import { type BatchedPlastic, findBatchedPlastic } from './plastic-batch-queries.ts';
import { plasticPdf } from './plastic-pdf.ts';

const params = z.object({ batchId: z.uuid() });
const PATH = '/office/plastic-cards';

export function plasticFile(batchId: string, kind: 'csv' | 'pdf'): string {
  return `${PATH}/${batchId}/${kind}`;
}

/** Files of a print run: a table of card texts and addresses, and the cards as pages with bleed. */
export const plasticRoutes: PlainRoute[] = [
  {
    method: 'GET',
    path: `${PATH}/:batchId/csv`,
    tag: 'office-production',
    summary: 'Names, numbers and addresses of a batch of plastic cards, for staff',
    params,
    right: 'plastic.produce',
    answers: { 200: { description: 'The table', mediaType: 'text/csv' } },
    handle: (visit) => sendBatch(visit, 'csv', async (cards) => plasticTable(cards)),
  },
  {
    method: 'GET',
    path: `${PATH}/:batchId/pdf`,
    tag: 'office-production',
    summary: 'A batch of plastic cards, ready for print, for staff',
    params,
    right: 'plastic.produce',
    answers: { 200: { description: 'The cards', mediaType: 'application/pdf' } },
    handle: (visit) =>
      sendBatch(visit, 'pdf', async (cards, { pool }) => {
        const { productForms } = await findScheme(pool);
        return plasticPdf(cards, {
          title: productForms.fi.nominative,
          madeAt: cards[0]?.madeAt ?? 0,
        });
      }),
  },
];

type Write = (cards: BatchedPlastic[], context: GuestContext) => Promise<string | Buffer>;

async function sendBatch(
  { request, reply, context }: RouteRequest,
  ending: 'csv' | 'pdf',
  write: Write,
) {
  const caller = await context();
  const { accountId } = requireUser(caller).user;
  const { pool, clock, log, language } = caller;
  const { batchId } = params.parse(request.params);
  const cards = (await findBatchedPlastic(pool, batchId)).filter(({ isLeftOut }) => !isLeftOut);
  const [first] = cards;
  if (!first) throw new Refusal('NOT_FOUND', refusalText('notFound', language), 404);
  // Access is recorded first, so that nothing is shown unrecorded.
  const accountIds = cards.map(({ personId }) => personId);
  await insertListLooks(pool, {
    accountIds,
    staffId: accountId,
    subject: 'card',
    now: clock.now(),
  });
  log.info({ batchId, accountId, ending }, 'plastic batch taken');
  const name = ['muovikortit', String(first.batchNumber)];
  return sendFile(reply, { name, ending, content: await write(cards, caller) });
}

const HEAD = [
  'number',
  'first_name',
  'last_name',
  'customer_number',
  'code',
  'street_address',
  'zip_code',
  'city',
  'country',
];

/** `customer_number` as printed, `code` as in the QR code. A permanent card has no date. */
function plasticTable(cards: BatchedPlastic[]): string {
  const rows = cards.map((card) => [
    String(card.place),
    card.firstName,
    card.lastName,
    groupInFours(card.customerNumber),
    card.customerNumber,
    card.streetAddress,
    card.zipCode,
    card.city,
    card.country,
  ]);
  return writeCsv([HEAD, ...rows]);
}
