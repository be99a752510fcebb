import { z } from 'zod';
import { change, needs, read } from '../call/call.ts';

const envelope = z.object({
  giftId: z.uuid(),
  recipientName: z.string(),
  addressee: z.string(),
  /** Address on one line. */
  address: z.string(),
  /** Epoch milliseconds. */
  paidAt: z.number(),
});
const batch = z.object({
  batchId: z.uuid(),
  number: z.number().int(),
  madeAt: z.number(),
  postedAt: z.number().nullable(),
  count: z.number().int(),
  /** Converted to digital gifts or activated since: their envelopes are not needed. */
  leftOut: z.array(z.string()),
  csvUrl: z.string(),
  pdfUrl: z.string(),
});
const envelopes = z
  .object({ waiting: z.array(envelope), batches: z.array(batch) })
  .meta({ id: 'GiftEnvelopes' });

/** Back office: gift envelopes from order to posting. */
export const envelopeCalls = {
  getEnvelopes: needs(
    'envelope.produce',
    read('Gift envelopes to make and to post', z.object({}), envelopes),
  ),
  /** All waiting envelopes, up to the size of one print run. */
  makeEnvelopeBatch: needs(
    'envelope.produce',
    change('Make a batch of gift envelopes', z.object({}), envelopes),
  ),
  markEnvelopesPosted: needs(
    'envelope.produce',
    change('Mark gift envelopes as posted', z.object({ batchId: z.uuid() }), envelopes),
  ),
};
