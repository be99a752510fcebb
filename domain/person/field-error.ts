/** Code of a field error; the text is looked up where it is shown. */
export type ErrorCode =
  | 'required'
  | 'min'
  | 'max'
  | 'exact'
  | 'invalid'
  | 'forbidden'
  | 'notLatin'
  | 'emailMissing'
  | 'zipMissing'
  | 'passwordMismatch'
  | 'confirmMissing'
  | 'terms'
  | 'monthlyConsent'
  | 'yearFormat'
  | 'yearRange'
  | 'emailShape'
  | 'zipFormat'
  | 'zipAbroad'
  | 'notPosted'
  | 'digits'
  | 'doubleSpace'
  | 'phone'
  | 'phoneChars'
  | 'passwordWeak'
  | 'businessId'
  | CodeFault
  | 'units'
  | 'postedTo'
  | 'delivery'
  | 'sendDay'
  | 'sendPast'
  | 'sendFar';

export type FieldError = { field: string; code: ErrorCode; args: number[] };

export type CodeFault =
  | 'campaignUnknown'
  | 'campaignExpired'
  | 'campaignUsedUp'
  | 'campaignTooFew'
  | 'campaignForAnnual'
  | 'campaignForMonthly'
  | 'campaignOtherOrder';
