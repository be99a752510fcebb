import type { MuseumPart } from './museum-facts.ts';

export type FaultValue = string | number | { day: string };
/** A part, and where in it: the row by its index as it was given, then what is typed in it. */
export type FaultPlace = [MuseumPart, ...(string | number)[]];
/** Why it cannot be so: a key of the texts, what is filled in, and where it stands. */
export type MuseumFault = { fault: MuseumFaultKey; values: FaultValue[]; at: FaultPlace };
export type MuseumFaultKey =
  | 'wordsMissing'
  | 'wordsHalf'
  | 'placeMissing'
  | 'placeOutside'
  | 'badZip'
  | 'badWebsite'
  | 'badPhone'
  | 'badEmail'
  | 'seasonBackwards'
  | 'seasonsOverlap'
  | 'hoursBackwards'
  | 'hoursOverlap'
  | 'exceptionTwice'
  | 'exceptionBackwards'
  | 'exhibitionBackwards'
  | 'accessUnchecked'
  | 'accessAhead'
  | 'accessTwice'
  | 'wayTwice'
  | 'priceTwice'
  | 'priceBegun'
  | 'priceTooFar'
  | 'joinedBegun'
  | 'leftBeforeJoined'
  | 'leftPassed'
  | 'altMissing';

export const fault = (
  key: MuseumFaultKey,
  at: FaultPlace,
  ...values: FaultValue[]
): MuseumFault => ({ fault: key, values, at });
