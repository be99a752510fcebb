import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { needs, read } from '../call/call.ts';
import { productForms } from '../call/wire-values.ts';

const amount = z.int().nullable();

/** Back office: what has been, is and will be charged, by the day on which it begins. */
export const priceCalls = {
  getPriceList: needs(
    'sales.view',
    read(
      'The prices, now and later',
      z.object({}),
      z.object({
        today: z.iso.date(),
        /** Oldest first. Cents, and the tax in hundredths of a per cent; null: that day did not change it. */
        changes: z.array(
          z.object({
            validFrom: z.iso.date(),
            amounts: z.object({
              annual: amount,
              renewalWhileValid: amount,
              monthly: amount,
              vat: amount,
            }),
            /** Spoken on its first day. */
            languages: z.array(z.enum(LANGUAGES)),
            /** Null: it came with the scheme. */
            planned: z
              .object({
                by: z.string().nullable(),
                at: z.number(),
                reason: z.string().nullable(),
              })
              .nullable(),
          }),
        ),
        /** Inflected forms of the product's name, for the preview in every language. */
        productForms,
      }),
    ),
  ),
};
