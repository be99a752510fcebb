/**
 * `open`: files are added and mapped. `checking`, `committing` and `undoing`: a job is running; `stopped` can be
 * resumed or undone. A change to a file or a mapping returns to `open`.
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

/** Planned or completed effect of a row. */
export const VERDICTS = ['create', 'update', 'unchanged', 'refused'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Outcome of a row: skipped at the commit, or one of three buckets after an undo. */
export const OUTCOMES = ['skipped', 'reversed', 'kept', 'couldNot'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Codes for why a row is refused, matched or unchanged; the page has the sentences. */
export const ROW_REASONS = [
  // about the file
  'brokenText',
  'tooLong',
  'tooFewColumns',
  'doubledOuterId',
  // about a field, by the portal's own rules
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
  // about a reference, or an existing row
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
  // found during the commit or the undo
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

/** Totals to sign: figures that the old system must show as well, as of a day. */
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
