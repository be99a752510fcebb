import { z } from 'zod';
import type { Cents } from '../../../domain/base/cents.ts';
import type { Language } from '../../../domain/base/language.ts';
import { shapeByPlace } from './answer-shape.ts';
import type { PaytrailSettings } from './payment-settings.ts';
import { callPaytrail } from './paytrail-request.ts';
import type { NoAnswer } from './provider-outcome.ts';
import { webAddress } from './web-address.ts';

/** One listed method. An id may occur twice (creditcard as Visa and as Mastercard). */
export type ListedMethod = { id: string; name: string; group: string; svg: string };

/** With the form that sends the buyer there. Fields differ by bank and are passed through. */
export type ProviderForm = ListedMethod & {
  url: string;
  parameters: { name: string; value: string }[];
};

/** The provider requires its terms beside the methods; it sends HTML, of which we show the text only. */
export type ProviderTerms = { text: string; url: string | null };

const listed = z.object({
  id: z.string().min(1).max(60),
  name: z.string().max(100),
  group: z.string().max(60).catch('other'),
  svg: z.string().max(500),
});

/** Drops a method of unexpected shape; the buyer still gets the others. */
function tolerant<Shape extends z.ZodType>(shape: Shape) {
  return z.array(z.unknown()).transform((entries) =>
    entries.flatMap((entry) => {
      const parsed = shape.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    }),
  );
}

export function providerForms(providerUrl: string) {
  return tolerant(
    listed.extend({
      url: webAddress(providerUrl),
      svg: webAddress(providerUrl),
      parameters: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  );
}

export const providerTerms = z.string().transform((html): ProviderTerms => {
  const url = /href="(https?:[^"]+)"/.exec(html)?.[1] ?? null;
  return { text: html.replaceAll(/<[^>]*>/g, '').trim(), url };
});

export type MethodsListed = {
  outcome: 'listed';
  groups: { id: string; name: string }[];
  methods: ListedMethod[];
  terms: ProviderTerms | null;
  requestId: string | null;
};

const methodsShape = shapeByPlace((baseUrl) =>
  z.object({
    groups: tolerant(z.object({ id: z.string(), name: z.string() })),
    providers: tolerant(listed.extend({ svg: webAddress(baseUrl) })),
    terms: providerTerms.nullish(),
  }),
);

/** Methods that accept the amount, shown before a payment exists. */
export async function listMethods(
  settings: PaytrailSettings,
  { amount, language }: { amount: Cents; language: Language },
): Promise<MethodsListed | NoAnswer> {
  const query = new URLSearchParams({ amount: String(amount), language: language.toUpperCase() });
  const read = await callPaytrail(
    settings,
    {
      method: 'GET',
      path: `/merchants/grouped-payment-providers?${query}`,
    },
    { status: 200, shape: methodsShape(settings.baseUrl) },
  );
  if (read.outcome !== 'good') return read;
  return {
    outcome: 'listed',
    groups: read.data.groups,
    methods: read.data.providers,
    terms: read.data.terms ?? null,
    requestId: read.requestId,
  };
}
