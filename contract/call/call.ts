import type { z } from 'zod';
import type { Right } from '../../domain/office/rights.ts';
import type { ApiTag } from './api-tags.ts';

export const API_VERSION = 'v65.0';
export const LWR_PATH = `/lwr/apex/${API_VERSION}`;
/** The account for which a staff page was opened: a change sent in another account's session is refused. */
export const SIGNED_IN_AS = 'x-signed-in-as';

export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  verb: 'GET' | 'POST';
  /** Short purpose, shown in the API description. */
  summary: string;
  /** Set when the calls of a controller are assembled. */
  tag?: ApiTag;
  input: Input;
  output: Output;
  /** How long caches may keep the answer; 0: never. Only for answers that are the same for everyone. */
  cacheSeconds: number;
  /** Sent by the page and not by the user: does not prolong the session. */
  isQuiet?: true;
  /** The required right; every call of the office and of the ticket desk names one. */
  right?: Right;
  /** Dangerous: requires an identity check within the last ten minutes. */
  needsRecent?: true;
};
export type Calls = Record<string, Call>;
export type RightCalls = Record<string, Call & { right: Right }>;

/** Read-only: GET with query parameters, which are strings, so input schemas coerce. */
export function read<Input extends z.ZodType, Output extends z.ZodType>(
  summary: string,
  input: Input,
  output: Output,
  { cacheSeconds = 0 } = {},
) {
  return { verb: 'GET' as const, summary, input, output, cacheSeconds };
}

/** Everything else: POST with the named parameters as one JSON object. */
export function change<Input extends z.ZodType, Output extends z.ZodType>(
  summary: string,
  input: Input,
  output: Output,
) {
  return { verb: 'POST' as const, summary, input, output, cacheSeconds: 0 };
}

/** Marks a background call, such as polling the session or sending logs. */
export function quiet<Marked extends Call>(call: Marked): Marked & { isQuiet: true } {
  return { ...call, isQuiet: true };
}

/** A staff call: names the right that it requires. */
export function needs<Named extends Call>(right: Right, call: Named): Named & { right: Right } {
  return { ...call, right };
}

/** A dangerous staff call: the browser asks for the second factor again and repeats the call. */
export function needsRecent<Marked extends Call>(call: Marked): Marked & { needsRecent: true } {
  return { ...call, needsRecent: true };
}

/** Groups calls under a heading of the API description. */
export function tagged<Tagged extends Calls>(tag: ApiTag, calls: Tagged): Tagged {
  const rows = Object.entries(calls).map(([name, call]) => [name, { ...call, tag }]);
  return Object.fromEntries(rows) as Tagged;
}
