import { z } from 'zod';

const text = (most: number) => z.string().min(1).max(most);
const country = z.string().regex(/^[A-Z]{2}$/);
const address = z.object({
  streetAddress: text(50),
  postalCode: text(15),
  city: text(30),
  county: text(200).optional(),
  country,
});
const money = z.int().min(-2_147_483_648).max(2_147_483_647);

const item = z.object({
  unitPrice: money,
  units: z.int().min(0).max(99_999_998),
  vatPercentage: z
    .number()
    .min(0)
    .max(100)
    .refine((rate) => Number.isInteger(Math.round(rate * 1000) / 100), 'at most one decimal'),
  productCode: text(100),
  description: z.string().max(1000).optional(),
  category: z.string().max(100).optional(),
  stamp: text(200).optional(),
});

/** The real service accepts https callbacks only; ours also plain http of a local machine. */
const webUrl = z.url({ protocol: /^https?$/ });
const callbackUrl = webUrl.max(3000);
const redirectUrl = webUrl.max(300);

export const paymentBody = z
  .object({
    stamp: text(200),
    reference: text(200),
    amount: z.int().min(1).max(99_999_998),
    currency: z.literal('EUR'),
    language: z.enum(['FI', 'SV', 'EN']),
    items: z.array(item).min(1).optional(),
    customer: z.object({
      email: z
        .string()
        .max(200)
        .regex(/^[^\s@]+@[^\s@]+$/),
      firstName: text(50).optional(),
      lastName: text(50).optional(),
      phone: z.string().optional(),
      vatId: z.string().optional(),
      companyName: text(100).optional(),
    }),
    deliveryAddress: address.optional(),
    invoicingAddress: address.optional(),
    manualInvoiceActivation: z.boolean().optional(),
    redirectUrls: z.object({ success: redirectUrl, cancel: redirectUrl }),
    callbackUrls: z.object({ success: callbackUrl, cancel: callbackUrl }).optional(),
    callbackDelay: z.int().min(0).max(900).optional(),
    groups: z.array(z.string()).optional(),
    usePricesWithoutVat: z.boolean().optional(),
  })
  .refine(
    ({ items, amount, usePricesWithoutVat }) =>
      !items ||
      usePricesWithoutVat ||
      items.reduce((sum, { unitPrice, units }) => sum + unitPrice * units, 0) === amount,
    { path: ['amount'], message: 'must equal the sum of items' },
  );
export type PaymentBody = z.output<typeof paymentBody>;

export function complaints(error: z.ZodError): string[] {
  return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
}
