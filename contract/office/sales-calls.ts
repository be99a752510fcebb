import { z } from 'zod';
import { PURCHASE_KINDS } from '../../domain/order/purchase-kind.ts';
import { needs, read } from '../call/call.ts';

const count = z.int().min(0);

/** Back office: sales funnel of the last 30 days. Counts without persons. */
export const funnelCalls = {
  getFunnel: needs(
    'sales.view',
    read(
      'How many purchases get how far',
      z.object({}),
      z.object({
        from: z.iso.date(),
        to: z.iso.date(),
        /** Only days and kinds with events. */
        rows: z.array(
          z.object({
            day: z.iso.date(),
            kind: z.enum(PURCHASE_KINDS),
            formOpened: count,
            checkAccepted: count,
            purchaseSettled: count,
          }),
        ),
      }),
    ),
  ),
};
