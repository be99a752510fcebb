import { z } from 'zod';
import { LANGUAGES } from '../../domain/base/language.ts';
import { needs, read } from '../call/call.ts';
import { productForms } from '../call/wire-values.ts';

const amount = z.int().nullable();

/** Back office: past, current and planned prices, each with its start day. */
export const priceCalls = {
  getPriceList: needs(
    'sales.view',
    read(
      'The prices, now and later',
      z.object({}),
      z.object({
        today: z.iso.date(),
        /** Oldest first. Cents, and tax in basis points; null: unchanged on that day. */
        changes: z.array(
          z.object({
            validFrom: z.iso.date(),
            amounts: z.object({
              annual: amount,
              renewalWhileValid: amount,
              monthly: amount,
              vat: amount,
            }),
            /** Languages of the scheme on its first day. */
            languages: z.array(z.enum(LANGUAGES)),
            /** Null: the scheme's initial prices. */
            planned: z
              .object({
                by: z.string().nullable(),
                at: z.number(),
                reason: z.string().nullable(),
              })
              .nullable(),
          }),
        ),
        /** Inflected forms of the product's name in every language, for the preview. */
        productForms,
      }),
    ),
  ),
};
