/** A field error. `refusedValue`: the value that only the server could refuse. */
export type Fault = { field: string; text: string; refusedValue?: string };

export type FormFaults = {
  /** Errors of the last submit, in the order of the form. */
  found: Fault[];
  /** Typing clears the highlights; the list stays. */
  isRed: boolean;
  /** Counts failed submits: each moves the focus to the list of errors. */
  submits: number;
};

export const NO_FAULTS: FormFaults = { found: [], isRed: false, submits: 0 };

export function submitFailed({ submits }: FormFaults, found: Fault[]): FormFaults {
  return { found, isRed: true, submits: submits + 1 };
}

/** Typing anywhere clears all highlights. */
export function withoutHighlights(faults: FormFaults): FormFaults {
  return faults.isRed ? { ...faults, isRed: false } : faults;
}

/** Error of a field while the form is highlighted. */
export function faultAt({ found, isRed }: FormFaults, field: string): string | undefined {
  return isRed ? found.find((fault) => fault.field === field)?.text : undefined;
}

export type ListedFault = { fieldId: string; text: string; fixed: boolean };

/** Every marked field is listed, also with the same message: each item links to its field. */
export function listedFaults(
  { found }: FormFaults,
  isFixed: (fault: Fault) => boolean,
): ListedFault[] {
  return found.map((fault) => ({
    fieldId: fault.field,
    text: fault.text,
    fixed: isFixed(fault),
  }));
}
