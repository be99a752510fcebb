import type { MuseumPart } from './museum-facts.ts';

export type FaultValue = string | number | { day: string };
/** A part, and a place in it: the row by its given index, then the field. */
export type FaultPlace = [MuseumPart, ...(string | number)[]];
/** Why a value is refused: text key, placeholder values and place. */
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
