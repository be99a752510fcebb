import { z } from 'zod';
import { change, needs, read } from '../call/call.ts';

const envelope = z.object({
  giftId: z.uuid(),
  recipientName: z.string(),
  addressee: z.string(),
  /** On one line. */
  address: z.string(),
  /** In milliseconds. */
  paidAt: z.number(),
});
const batch = z.object({
  batchId: z.uuid(),
  number: z.number().int(),
  madeAt: z.number(),
  postedAt: z.number().nullable(),
  count: z.number().int(),
  /** Turned into digital gifts or taken into use since: their envelopes need not leave. */
  leftOut: z.array(z.string()),
  csvUrl: z.string(),
  pdfUrl: z.string(),
});
const envelopes = z
  .object({ waiting: z.array(envelope), batches: z.array(batch) })
  .meta({ id: 'GiftEnvelopes' });

/** Back office: gift envelopes from the order to the post. */
export const envelopeCalls = {
  getEnvelopes: needs(
    'envelope.produce',
    read('Gift envelopes to make and to post', z.object({}), envelopes),
  ),
  /** All that wait, up to what one print run holds. */
  makeEnvelopeBatch: needs(
    'envelope.produce',
    change('Make a batch of gift envelopes', z.object({}), envelopes),
  ),
  markEnvelopesPosted: needs(
    'envelope.produce',
    change('Mark gift envelopes as posted', z.object({ batchId: z.uuid() }), envelopes),
  ),
};
