/** Nothing reached the provider: safe to retry. */
export type Unreachable = { outcome: 'unreachable'; fault: string };

/** May have happened: query the provider, never retry blindly. */
export type Ambiguous = {
  outcome: 'ambiguous';
  fault: 'timeout' | 'broken' | 'unverified' | 'serverError' | 'unreadable';
  status: number | null;
  requestId: string | null;
};

/** The provider rejected the call and did nothing. Texts are for the log, never for customers. */
export type Refused = {
  outcome: 'refused';
  status: number;
  message: string;
  details: string[];
  requestId: string | null;
};

/** Failures common to all provider calls. */
export type NoAnswer = Unreachable | Ambiguous | Refused;
