import type { z } from 'zod';
import type { Right } from '../../domain/office/rights.ts';
import type { ApiTag } from './api-tags.ts';

export const API_VERSION = 'v65.0';
export const LWR_PATH = `/lwr/apex/${API_VERSION}`;
/** The account in whose name a page of staff was opened: a change that another one's session brings is refused. */
export const SIGNED_IN_AS = 'x-signed-in-as';

export type Call<Input extends z.ZodType = z.ZodType, Output extends z.ZodType = z.ZodType> = {
  verb: 'GET' | 'POST';
  /** What it is for, in a few words: programmers read it in the API description. */
  summary: string;
  /** Given where the calls of a class are put together. */
  tag?: ApiTag;
  input: Input;
  output: Output;
  /** How long anyone may keep the answer; 0 = nobody may. Only for answers that are the same for all. */
  cacheSeconds: number;
  /** Asked by the page itself and not by the person: it does not prolong the session. */
  isQuiet?: true;
  /** The right that it needs; every call of the office and of the ticket desk names one. */
  right?: Right;
  /** Dangerous: the person has proved within ten minutes who they are. */
  needsRecent?: true;
};
export type Calls = Record<string, Call>;
export type RightCalls = Record<string, Call & { right: Right }>;

/** A pure read: GET, parameters in the query. Query values are texts, so input schemas coerce. */
export function read<Input extends z.ZodType, Output extends z.ZodType>(
  summary: string,
  input: Input,
  output: Output,
  { cacheSeconds = 0 } = {},
) {
  return { verb: 'GET' as const, summary, input, output, cacheSeconds };
}

/** Everything else: POST, the named parameters as one JSON object. */
export function change<Input extends z.ZodType, Output extends z.ZodType>(
  summary: string,
  input: Input,
  output: Output,
) {
  return { verb: 'POST' as const, summary, input, output, cacheSeconds: 0 };
}

/** Marks a call that pages make by themselves, such as asking how long the session lasts or sending logs. */
export function quiet<Marked extends Call>(call: Marked): Marked & { isQuiet: true } {
  return { ...call, isQuiet: true };
}

/** A call of somebody at work: it names the right that it needs. */
export function needs<Named extends Call>(right: Right, call: Named): Named & { right: Right } {
  return { ...call, right };
}

/** A dangerous call of somebody at work: the browser asks for the second factor again and repeats it. */
export function needsRecent<Marked extends Call>(call: Marked): Marked & { needsRecent: true } {
  return { ...call, needsRecent: true };
}

/** Puts calls under a heading of the description. */
export function tagged<Tagged extends Calls>(tag: ApiTag, calls: Tagged): Tagged {
  const rows = Object.entries(calls).map(([name, call]) => [name, { ...call, tag }]);
  return Object.fromEntries(rows) as Tagged;
}
