import { z } from 'zod';
import { METHODS } from '../../domain/payment/offered-method.ts';
import { change, needs, read } from '../call/call.ts';
import { productForms } from '../call/wire-values.ts';
import { fact, planMethodInput } from './actions/fact-plan.ts';
import { asBuyer, orderPreview } from './order-preview.ts';

/** Back office: limits, payment methods, switches and the notice, each with its start day. */
export const factCalls = {
  getSchemeFacts: needs(
    'sales.view',
    read(
      'What is decided for the scheme, now and later',
      z.object({}),
      z.object({
        today: z.iso.date(),
        /** Oldest first within a topic. The default applies where there is none. */
        facts: z.array(
          z.object({
            fact,
            from: z.iso.date(),
            until: z.iso.date().nullable(),
            /** Null: the scheme's initial value. */
            planned: z
              .object({ by: z.string().nullable(), at: z.number(), reason: z.string().nullable() })
              .nullable(),
          }),
        ),
        /** Inflected forms of the product’s name in every language, for previews. */
        productForms,
      }),
    ),
  ),
  /** Stores nothing: previews a planned change of a payment method on the payment pages. */
  showPlannedMethod: needs(
    'scheme.edit',
    change(
      'Payment pages with a payment method as it is being planned',
      z.object({ input: planMethodInput, ...asBuyer }),
      orderPreview,
    ),
  ),
  /** The payment pages with the saved plans. */
  showMethod: needs(
    'sales.view',
    read(
      'Payment pages with a payment method as it is planned',
      z.object({ method: z.enum(METHODS), ...asBuyer }),
      orderPreview,
    ),
  ),
};
