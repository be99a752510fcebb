export type FaultValue = string | number | { day: string };
/** Why it cannot be so: a key of the texts, and what is filled in. */
export type MuseumFault = { fault: MuseumFaultKey; values: FaultValue[] };
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

export const fault = (key: MuseumFaultKey, ...values: FaultValue[]): MuseumFault => ({
  fault: key,
  values,
});
