/** What is wrong with a field, as a code; the sentence is looked up where it is shown. */
export type ErrorCode =
  | 'required'
  | 'min'
  | 'max'
  | 'exact'
  | 'invalid'
  | 'forbidden'
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
  | 'digits'
  | 'doubleSpace'
  | 'phone'
  | 'phoneChars'
  | 'passwordWeak'
  | 'businessId'
  | 'campaignUnknown'
  | 'units';

export type FieldError = { field: string; code: ErrorCode; args: number[] };
