/**
 * `open`: files are added and mapped. `checking`, `committing` and `undoing` are a job's; `stopped` goes on or is undone.
 * A change to a file or a mapping leads back to `open`.
 */
export const IMPORT_STATES = [
  'open',
  'checking',
  'checked',
  'signed',
  'committing',
  'stopped',
  'done',
  'undoing',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a row would do, or has done. */
export const VERDICTS = ['create', 'update', 'unchanged', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** What became of a row: at the commit it was skipped, or after an undo it is in one of three buckets. */
export const OUTCOMES = ['skipped', 'reversed', 'kept', 'couldNot'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Why a row is refused, matched or left as it is; the sentence is looked up where it is shown. */
export const ROW_REASONS = [
  // the file
  'brokenText',
  'tooLong',
  'tooFewColumns',
  'doubledOuterId',
  // a field, by the portal's own rules
  'missing',
  'notADay',
  'notANumber',
  'notYesOrNo',
  'badOuterId',
  'badField',
  'badCustomerNumber',
  'badCode',
  'unknownLanguage',
  'unknownCountry',
  'unknownMuseum',
  'unknownWord',
  'outOfRange',
  'noTime',
  // what it refers to, and what is here already
  'unknownReference',
  'referenceRefused',
  'numberTaken',
  'numberOfOther',
  'codeTaken',
  'emailTwice',
  'emailOfOther',
  'secondCard',
  'accountHasCard',
  'cardHasContract',
  'staffAccount',
  'changedHere',
  'cannotChange',
  'existingPerson',
  // when the commit or the undo came to it
  'changedMeanwhile',
  'notReached',
  'touchedSince',
  'alreadyGone',
  'stillReferred',
] as const;
export type RowReason = (typeof ROW_REASONS)[number];

export const IMPORT_UNDO_DAYS = 30;
export const CHUNK_BYTES = 4 * 1024 * 1024;
export const MOST_FILE_BYTES = 1024 * 1024 * 1024;
export const SAMPLE_VALUES = 5;

/** What somebody signs: the figures that the old system must have too, as of a day. */
export const TOTALS = [
  'people',
  'cards',
  'activeCards',
  'daysLeft',
  'runningContracts',
  'openGifts',
  'openSeats',
  'visits',
] as const;
export type Totals = Record<(typeof TOTALS)[number], number>;
