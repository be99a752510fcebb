import {
  daysBetween,
  helsinkiDay,
  isLocalDate,
  type LocalDate,
  localDate,
} from '../base/local-date.ts';
import { COUNTRIES } from '../person/country.ts';
import type { DateFormat } from './file-guess.ts';

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[T ](.+))?$/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const TRIPLE = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})(?:[ T].*)?$/;

/** A calendar day; the time is ignored. A time with a zone becomes the day in Finland. */
export function readDay(text: string, format: DateFormat): LocalDate | null {
  const [, iso, time] = ISO.exec(text) ?? [];
  if (iso) return time ? dayOfInstant(iso, time) : dayOf(iso);
  const [, year, month, day] = COMPACT.exec(text) ?? [];
  if (year) return dayOf(`${year}-${month}-${day}`);
  const [, first = '', second = '', last] = TRIPLE.exec(text) ?? [];
  if (!last || format === 'ymd') return null;
  const [inMonth, ofYear] = format === 'dmy' ? [first, second] : [second, first];
  return dayOf(`${last}-${ofYear.padStart(2, '0')}-${inMonth.padStart(2, '0')}`);
}

const dayOf = (text: string): LocalDate | null => (isLocalDate(text) ? text : null);

const CLOCK = /^(\d{2}):(\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|([+-]\d{2}):?(\d{2}))?$/;
const EPOCH = localDate('1970-01-01');
const MINUTE_MS = 60_000;

function dayOfInstant(day: string, time: string): LocalDate | null {
  const [, hours, minutes, zone, zoneHours = '0', zoneMinutes = '0'] = CLOCK.exec(time) ?? [];
  if (!isLocalDate(day) || !hours) return null;
  if (!zone) return day;
  const sign = zoneHours.startsWith('-') ? -1 : 1;
  const ahead = Number(zoneHours) * 60 + sign * Number(zoneMinutes);
  const inDay = Number(hours) * 60 + Number(minutes) - ahead;
  return helsinkiDay((daysBetween(EPOCH, day) * 24 * 60 + inDay) * MINUTE_MS);
}

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'kyllä', 'k', 'ja', 'j']);
const NO = new Set(['', 'no', 'n', 'false', '0', 'ei', 'e', 'nej']);

export function readYesNo(text: string): boolean | null {
  const word = text.toLowerCase();
  if (YES.has(word)) return true;
  return NO.has(word) ? false : null;
}

/** An integer, with a decimal part of only zeros as spreadsheets write it. */
export function readWhole(text: string): number | null {
  const digits = /^(\d{1,9})(?:[.,]0+)?$/.exec(text)?.[1];
  return digits ? Number(digits) : null;
}

/** Cents of a sum in euros, with a point or a comma, and spaces between thousands. */
export function readCents(text: string): number | null {
  const plain = text.replace(/[\s\u00a0€]/g, '').replace(/EUR$/i, '');
  const [, euros, decimals = ''] = /^(\d{1,6})(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  return euros ? Number(euros) * 100 + Number(decimals.padEnd(2, '0')) : null;
}

/** Expiry month of a payment card: `2027-08`, `08/27`, `08/2027` or `2027/08`. Empty: unknown. */
export function readExpiry(text: string): string | null {
  if (text === '') return '';
  const [, year, month] = /^(20\d{2})[-/](\d{1,2})$/.exec(text) ?? [];
  const [, monthFirst, yearLast] = /^(\d{1,2})[-/](\d{2}|20\d{2})$/.exec(text) ?? [];
  const shown = month ?? monthFirst ?? '';
  const of = year ?? (yearLast?.length === 2 ? `20${yearLast}` : yearLast);
  return of && Number(shown) >= 1 && Number(shown) <= 12 ? `${of}-${shown.padStart(2, '0')}` : null;
}

/** Salesforce writes fi_FI, WooCommerce fi, people Finnish or suomi. */
export function readLanguage(text: string): 'fi' | 'sv' | 'en' | null {
  const word = text.toLowerCase();
  if (word === '' || /^(fi([_-].*)?|finnish|suomi)$/.test(word)) return 'fi';
  if (/^(sv([_-].*)?|se|swedish|svenska|ruotsi)$/.test(word)) return 'sv';
  return /^(en([_-].*)?|english|englanti|engelska)$/.test(word) ? 'en' : null;
}

/** Two-letter country code; Åland belongs to Finland. */
export function readCountry(text: string): string | null {
  const code = text.trim().toUpperCase();
  if (code === '' || code === 'AX') return 'FI';
  return COUNTRIES.find((one) => one === code) ?? null;
}
