import { z } from 'zod';
import { COUNTRIES } from '../../domain/person/country.ts';

/** Parsers of setting values in environment syntax. */
export const text = z.string();
export const required = z.string().min(1, 'must not be empty');
export const yesOrNo = z
  .enum(['yes', 'no'], 'must be yes or no')
  .transform((given) => given === 'yes');
export const port = number(0, 65_535);
const address = z.url('must be a whole address such as https://kortti.example.fi');
export const addressOrNone = z.union([z.literal(''), address]);

export function number(least: number, most: number) {
  const fault = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d+$/, fault)
    .transform(Number)
    .refine((n) => n >= least && n <= most, fault);
}

/** A calendar day, or none. */
export const dayOrNone = z.union([z.literal(''), z.iso.date()], 'must be a day such as 2026-12-31');

/** Several secrets, separated by commas. */
export const secrets = z.string().transform((given) =>
  given
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== ''),
);

/** Origins, separated by commas: https, no path. */
export const origins = secrets.refine(
  (given) => given.every((one) => /^https:\/\/[\w-]+(\.[\w-]+)+(:\d{1,5})?$/.test(one)),
  'must be addresses such as https://matomo.example.fi, separated by commas',
);

const ORIGIN_OR_CONTAINER = /^(https:\/\/[\w-]+(\.[\w-]+)+(:\d{1,5})?|GTM-[A-Z0-9]{4,12})$/;

/** Same, and Google Tag Manager container ids. */
export const measuringSources = secrets.refine(
  (given) => given.every((one) => ORIGIN_OR_CONTAINER.test(one)),
  'must be addresses such as https://matomo.example.fi and containers such as GTM-ABC1234, separated by commas',
);

/** Country codes, separated by commas. */
export const countries = z
  .string()
  .transform((given) => given.split(',').map((one) => one.trim()))
  .pipe(
    z
      .array(z.enum(COUNTRIES, 'must be codes of countries that a form offers, such as FI,SE'))
      .min(1),
  )
  // Compared with what is stored, which may be of another release.
  .transform((codes): readonly string[] => codes);

/** None, a number of proxies, or their addresses: only these may state the visitor's address. */
export const proxies = z.string().transform((given) => {
  if (given === '') return false;
  return /^\d+$/.test(given) ? Number(given) : given;
});

/** May contain \n for line breaks, for one-line environment files. */
export const pem = z.string().transform((given) => given.replaceAll('\\n', '\n'));

/** The fictional demo schemes of `npm start`; the second has other languages, prices and museums. */
const DEMO_SCHEME_NAMES = ['museokortti', 'kustkort'] as const;
export type DemoSchemeName = (typeof DEMO_SCHEME_NAMES)[number];
export const demoScheme = z.enum(DEMO_SCHEME_NAMES, 'must be museokortti or kustkort');
