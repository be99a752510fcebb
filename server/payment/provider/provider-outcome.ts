/** Nothing reached the provider: trying again cannot do anything twice. */
export type Unreachable = { outcome: 'unreachable'; fault: string };

/** It may have happened: ask the provider, never repeat blindly. */
export type Ambiguous = {
  outcome: 'ambiguous';
  fault: 'timeout' | 'broken' | 'unverified' | 'serverError' | 'unreadable';
  status: number | null;
  requestId: string | null;
};

/** The provider said no and did nothing. The texts are for the log, never for a customer. */
export type Refused = {
  outcome: 'refused';
  status: number;
  message: string;
  details: string[];
  requestId: string | null;
};

/** What every call to a provider can end in besides its own good answers. */
export type NoAnswer = Unreachable | Ambiguous | Refused;
