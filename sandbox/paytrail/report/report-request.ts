import { z } from 'zod';

const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

/** An instant with Z or an offset, a local time, or a day; without a zone it is the provider's time, here UTC. */
const moment = z
  .union([z.iso.datetime({ offset: true, local: true }), z.iso.date()])
  .transform((text) =>
    /(Z|[+-]\d{2}:?\d{2})$/.test(text) || ISO_DAY.test(text) ? text : `${text}Z`,
  );

const ofReport = {
  requestType: z.enum(['json', 'csv']),
  callbackUrl: z.url(),
  reportFields: z.array(z.string()).optional(),
};

export const reportBody = z.object({
  ...ofReport,
  paymentStatus: z.enum(['default', 'paid', 'all', 'settled']).default('default'),
  startDate: moment.transform((text) => new Date(text).toISOString()).optional(),
  // A day includes its end.
  endDate: moment
    .transform((text) =>
      new Date(ISO_DAY.test(text) ? `${text}T23:59:59.999Z` : text).toISOString(),
    )
    .optional(),
});

export const settlementReportBody = z.object(ofReport);

export const settlementQuery = z.object({
  startDate: z.iso.date().optional(),
  endDate: z.iso.date().optional(),
  bankReference: z.string().optional(),
  reference: z.string().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(100),
});
